<?php

declare(strict_types=1);

use Bench\Answers;
use Bench\Database\PdoConnection;
use Bench\Http\Exchange;
use Bench\Prefork;
use Bench\Settings;
use Bench\Waiting\Blocking;

require dirname(__DIR__, 2) . '/app/autoload.php';
require __DIR__ . '/SwowCoroutines.php';

$settings = Settings::fromEnvironment();
$listener = Prefork::listen($settings->socket);

exit(Prefork::run($settings->workers, static function () use ($settings, $listener): void {
    // Blocking cells are started with swow.enable=Off, which takes the hooks and the coroutines away.
    $waiting = $settings->coroutines ? new SwowCoroutines() : new Blocking();
    $answering = Answers::chosen($settings, PdoConnection::opener($settings));
    $answering->boot();
    $serve = static function ($client, int $slot) use ($answering, $waiting): void {
        Exchange::serve($client, static fn (string $target): array => $answering->answer($target, $slot), $waiting);
    };
    $waiting->acceptForEver($listener, $settings->coroutinesPerWorker, $serve);
}));
