<?php

declare(strict_types=1);

use App\Isolation\SlotApplication;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Configuration\Middleware;

/**
 * The routes and middleware of ../laravel with the Laravel that Octane asks for. Octane itself makes an ordinary
 * application, whose statics it looks after; all other servers make one for each slot.
 *
 * @param string $folder settings and caches are in it
 * @param ?Closure(Middleware): void $further what an application adds to the middleware
 */
return static function (string $folder, ?Closure $further = null): Application {
    $isOctane = getenv('LARAVEL_OCTANE') !== false;
    if ($isOctane) {
        require_once dirname(__DIR__, 3) . '/app/autoload.php';
        SessionParameters::announce(Settings::fromEnvironment());
    }

    return (require dirname(__DIR__, 2) . '/laravel/bootstrap/configure.php')(
        $isOctane ? Application::class : SlotApplication::class,
        $folder,
        $further,
    );
};
