<?php

declare(strict_types=1);

namespace App\Isolation;

use Illuminate\Contracts\Container\Container;
use Illuminate\Foundation\Application;
use Illuminate\Foundation\Bootstrap\RegisterFacades;

/**
 * An application beside others. Laravel's own makes itself the one of the process when it is constructed; this one
 * becomes that of the coroutine that constructs it, and leaves the static properties to the proxies.
 */
final class SlotApplication extends Application
{
    private static ?CurrentSlot $slots = null;

    /** From here on, applications are told apart by their coroutine; before, and on the console, this is Laravel's own. */
    public static function apart(CurrentSlot $slots): void
    {
        self::$slots = $slots;
    }

    public static function setInstance(?Container $container = null)
    {
        if (self::$slots === null || !$container instanceof self) {
            return parent::setInstance($container);
        }
        self::$slots->enter($container);
        $container->bind(RegisterFacades::class, RegisterAliases::class);

        return $container;
    }

    public static function areApart(): bool
    {
        return self::$slots !== null;
    }
}
