<?php

declare(strict_types=1);

use Bench\Answers;
use Bench\Database\PdoConnection;
use Bench\Http\Exchange;
use Bench\Prefork;
use Bench\Settings;
use Bench\Waiting\Blocking;
use Swow\Coroutine;

require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$listener = Prefork::listen($settings->socket);

exit(Prefork::run($settings->workers, static function () use ($settings, $listener): void {
    // Swow hooks select(2), streams and PDO: the blocking code suspends its coroutine only. With swow.enable=Off the
    // same code blocks.
    $waiting = new Blocking();
    $answering = Answers::chosen($settings, PdoConnection::opener($settings));
    $answering->boot();
    $serveIn = static fn (int $slot) => static function ($client) use ($answering, $slot, $waiting): void {
        $target = Exchange::readTarget($client, $waiting);
        if ($target !== null) {
            [$status, $body] = $answering->answer($target, $slot);
            Exchange::write($client, Exchange::format($status, $body), $waiting);
        }
        fclose($client);
    };
    // Each slot accepts for itself, so a request is only taken when there is one for it.
    for ($slot = 1; $slot < $settings->coroutinesPerWorker; ++$slot) {
        Coroutine::run(static fn () => $waiting->acceptForEver($listener, 1, $serveIn($slot)));
    }
    $waiting->acceptForEver($listener, 1, $serveIn(0));
}));
