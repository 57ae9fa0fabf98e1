<?php

declare(strict_types=1);

namespace App\Grown;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Cache;
use Symfony\Component\HttpFoundation\Response;

/** What pages of a grown application take from the cache before their own work: settings, and what the visitor may do. */
final class ReadSettings
{
    private const FOR_SECONDS = 3600;

    public function handle(Request $request, Closure $next): Response
    {
        $settings = Cache::remember('settings', self::FOR_SECONDS, static fn (): array => array_map(
            static fn (int $number): array => ['name' => "setting{$number}", 'value' => str_repeat('v', 40), 'public' => $number % 2 === 0],
            range(1, 100),
        ));
        $permissions = Cache::remember('permissions', self::FOR_SECONDS, static fn (): array => array_map(
            static fn (int $number): string => "area{$number}.change",
            range(1, 200),
        ));
        $request->session()->put('shown', [count($settings), count($permissions)]);

        return $next($request);
    }
}
