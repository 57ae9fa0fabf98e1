<?php

declare(strict_types=1);

namespace App\Isolation;

use Closure;
use Illuminate\Container\Container;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Pagination\PaginationState;
use Illuminate\Support\Facades\Facade;

/**
 * Puts proxies into the static properties through which Laravel finds "the" application, once in each worker. No boot
 * may overwrite them afterwards, not even for a moment: a boot reads files, and some runtimes let other coroutines run
 * meanwhile.
 */
final class Statics
{
    public static function pointAt(CurrentApplication $current): void
    {
        Container::setInstance($current);
        Facade::setFacadeApplication($current);
        // A facade would keep what it has resolved once, for every slot.
        Closure::bind(static fn () => Facade::$cached = false, null, Facade::class)();
        Model::setConnectionResolver(new CurrentDatabase($current));
        Model::setEventDispatcher(new CurrentEvents($current));
        // Closures that read the page number from the request.
        PaginationState::resolveUsing($current);
    }
}
