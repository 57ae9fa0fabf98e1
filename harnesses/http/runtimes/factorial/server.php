<?php

declare(strict_types=1);

use Bench\Database\PgsqlConnection;
use Bench\Http\Exchange;
use Bench\Kernel;
use Bench\Prefork;
use Bench\Settings;
use Bench\Waiting\Blocking;
use Bench\Waiting\RevoltFibers;

require __DIR__ . '/vendor/autoload.php';
require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$listener = Prefork::listen($settings->socket);

exit(Prefork::run($settings->workers, static function () use ($settings, $listener): void {
    // The only line that differs between the blocking and the coroutine cells.
    $waiting = $settings->coroutines ? new RevoltFibers() : new Blocking();
    $kernel = new Kernel($settings, PgsqlConnection::opener($settings, $waiting));
    $kernel->boot();
    $answer = $kernel->answer(...);
    $waiting->acceptForEver($listener, $settings->coroutinesPerWorker, static function ($client) use ($answer, $waiting): void {
        stream_set_blocking($client, false);
        Exchange::serve($client, $answer, $waiting);
    });
}));
