<?php

declare(strict_types=1);

use Amp\Socket;
use Amp\Sync\LocalSemaphore;
use Bench\Database\PgsqlConnection;
use Bench\Http\Exchange;
use Bench\Kernel;
use Bench\Prefork;
use Bench\Settings;
use Bench\Waiting\RevoltFibers;

use function Amp\async;

require __DIR__ . '/vendor/autoload.php';
require dirname(__DIR__, 2) . '/app/autoload.php';

$serve = static function (Socket\Socket $client, Kernel $kernel): void {
    $request = '';
    while (!str_contains($request, "\r\n\r\n") && ($piece = $client->read()) !== null) {
        $request .= $piece;
    }
    $target = Exchange::targetOf($request);
    if ($target !== null) {
        [$status, $body] = $kernel->answer($target);
        $client->write(Exchange::format($status, $body));
    }
    $client->close();
};

$settings = Settings::fromEnvironment();
$context = (new Socket\BindContext())->withBacklog(4096);
$server = Socket\listen("unix://{$settings->socket}", $context);

exit(Prefork::run($settings->workers, static function () use ($settings, $server, $serve): void {
    $kernel = new Kernel($settings, PgsqlConnection::opener($settings, new RevoltFibers()));
    $kernel->boot();
    $slots = new LocalSemaphore($settings->coroutinesPerWorker);
    while (true) {
        $slot = $slots->acquire();
        $client = $server->accept();
        async(static function () use ($client, $kernel, $serve, $slot): void {
            try {
                $serve($client, $kernel);
            } finally {
                $slot->release();
            }
        })->ignore();
    }
}));
