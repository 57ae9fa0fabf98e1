<?php

declare(strict_types=1);

namespace App\Isolation;

use Fiber;
use Illuminate\Foundation\Application;
use RuntimeException;

/** Which application belongs to the request that is running: a map by coroutine, whichever kind the runtime has. */
final class CurrentSlot
{
    /** @var array<int, Application> */
    private array $applications = [];

    public function enter(Application $application): void
    {
        $this->applications[self::coroutine()] = $application;
    }

    public function leave(): void
    {
        unset($this->applications[self::coroutine()]);
    }

    public function application(): Application
    {
        return $this->applications[self::coroutine()]
            ?? throw new RuntimeException('No request is running in this coroutine, so there is no application for it.');
    }

    private static function coroutine(): int
    {
        $fiber = Fiber::getCurrent();

        return match (true) {
            $fiber !== null => -spl_object_id($fiber),
            class_exists(\Swoole\Coroutine::class, false) => \Swoole\Coroutine::getCid(),
            // Not there where swow.enable is off.
            class_exists(\Swow\Coroutine::class, false) => \Swow\Coroutine::getCurrent()->getId(),
            default => 0,
        };
    }
}
