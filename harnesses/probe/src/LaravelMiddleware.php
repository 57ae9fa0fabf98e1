<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/** For Laravel, with FPM or Octane: prepend it to the global middleware. */
final class LaravelMiddleware
{
    private static ?Log $log = null;

    public function handle(mixed $request, \Closure $next): mixed
    {
        $probe = Probe::start(self::$log ??= Log::fromEnvironment(), 'laravel');
        try {
            return $next($request);
        } finally {
            $probe->finish('laravel');
        }
    }
}
