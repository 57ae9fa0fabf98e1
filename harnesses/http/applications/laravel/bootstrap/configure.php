<?php

declare(strict_types=1);

use App\Http\Middleware\RememberIdentity;
use App\Identity;
use BlockingCoefficient\Probe\LaravelMiddleware;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Configuration\Exceptions;
use Illuminate\Foundation\Configuration\Middleware;
use Illuminate\Support\Facades\Route;

/**
 * Laravel as its skeleton sets it up, with the routes of the harness in the group "api" and no prefix.
 *
 * @param class-string<Application> $class
 * @param string $folder settings and caches are in it
 * @param ?Closure(Middleware): void $further what an application adds to the middleware
 */
return static fn (string $class, string $folder, ?Closure $further = null): Application => $class::configure($folder)
    ->withRouting(using: static function (): void {
        Route::middleware('api')->group(dirname(__DIR__) . '/routes/api.php');
    })
    ->withMiddleware(static function (Middleware $middleware) use ($further): void {
        $middleware->append(RememberIdentity::class);
        if ($further !== null) {
            $further($middleware);
        }
        // The probe, as its README hangs it in, where it has a log to write.
        if (getenv('BC_PROBE_LOG') !== false) {
            $middleware->prepend(LaravelMiddleware::class);
        }
    })
    ->registered(static fn (Application $application) => $application->scoped(Identity::class))
    ->withExceptions(static function (Exceptions $exceptions): void {})
    ->create();
