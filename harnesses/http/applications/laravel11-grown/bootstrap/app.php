<?php

declare(strict_types=1);

use App\Grown\ReadSettings;
use App\Grown\ReturningVisitor;
use Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse;
use Illuminate\Cookie\Middleware\EncryptCookies;
use Illuminate\Foundation\Configuration\Middleware;
use Illuminate\Session\Middleware\StartSession;

/** laravel11, and what an application of years runs before each route beside the group "api". */
return (require dirname(__DIR__, 2) . '/laravel11/bootstrap/configure.php')(
    dirname(__DIR__),
    static function (Middleware $middleware): void {
        $middleware->appendToGroup('api', [
            EncryptCookies::class,
            AddQueuedCookiesToResponse::class,
            ReturningVisitor::class,
            StartSession::class,
            'throttle:grown',
            ReadSettings::class,
        ]);
        // Laravel sorts what it knows before the rest.
        $middleware->prependToPriorityList(StartSession::class, ReturningVisitor::class);
    },
);
