<?php

declare(strict_types=1);

use Bench\Http\Exchange;
use Bench\Kernel;
use Bench\Prefork;
use Bench\Settings;
use Bench\Waiting\Blocking;
use Swow\Coroutine;

require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$listener = Prefork::listen($settings->socket);

exit(Prefork::run($settings->workers, static function () use ($settings, $listener): void {
    // Swow hooks stream_select, so that the blocking code suspends its coroutine only.
    $waiting = new Blocking();
    $kernel = new Kernel($settings, $waiting);
    $serve = static function ($client) use ($kernel, $waiting): void {
        $target = Exchange::readTarget($client, $waiting);
        if ($target !== null) {
            [$status, $body] = $kernel->answer($target);
            Exchange::write($client, Exchange::format($status, $body), $waiting);
        }
        fclose($client);
    };
    for ($slot = 2; $slot <= $settings->coroutinesPerWorker; ++$slot) {
        Coroutine::run(static fn () => $waiting->acceptForEver($listener, 1, $serve));
    }
    // The main coroutine is the first slot.
    $waiting->acceptForEver($listener, 1, $serve);
}));
