<?php

declare(strict_types=1);

use Bench\Database\PgsqlConnection;
use Bench\Http\Exchange;
use Bench\Kernel;
use Bench\Prefork;
use Bench\Settings;
use Bench\Waiting\Blocking;

use function Async\await_all;
use function Async\spawn;

require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$listener = Prefork::listen($settings->socket);

exit(Prefork::run($settings->workers, static function () use ($settings, $listener): void {
    // select(2) of this PHP suspends the coroutine only; one coroutine for each slot.
    $waiting = new Blocking();
    $kernel = new Kernel($settings, PgsqlConnection::opener($settings, $waiting));
    $kernel->boot();
    $serve = static fn ($client) => Exchange::serve($client, $kernel->answer(...), $waiting);
    $slots = [];
    for ($slot = 1; $slot <= $settings->coroutinesPerWorker; ++$slot) {
        $slots[] = spawn(static fn () => $waiting->acceptForEver($listener, 1, $serve));
    }
    await_all($slots);
}));
