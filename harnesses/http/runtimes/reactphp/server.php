<?php

declare(strict_types=1);

use Bench\Database\PgsqlConnection;
use Bench\Http\Exchange;
use Bench\Kernel;
use Bench\Prefork;
use Bench\Settings;
use React\EventLoop\Loop;
use React\Socket\ConnectionInterface;
use React\Socket\LimitingServer;
use React\Socket\UnixServer;

require __DIR__ . '/vendor/autoload.php';
require dirname(__DIR__, 2) . '/app/autoload.php';
require __DIR__ . '/ReactFibers.php';

$settings = Settings::fromEnvironment();
// Without a long queue the kernel refuses the proxy's connections while all slots are taken.
$unlimited = new UnixServer($settings->socket, null, ['backlog' => 4096]);
$server = new LimitingServer($unlimited, $settings->coroutinesPerWorker, true);

$code = Prefork::run($settings->workers, static function () use ($settings, $server): void {
    $kernel = new Kernel($settings, PgsqlConnection::opener($settings, new ReactFibers()));
    $kernel->boot();
    $server->on('connection', static function (ConnectionInterface $client) use ($kernel): void {
        $request = '';
        $client->on('data', static function (string $piece) use (&$request, $client, $kernel): void {
            $request .= $piece;
            $target = Exchange::targetOf($request);
            if ($target === null || !str_contains($request, "\r\n\r\n")) {
                return;
            }
            (new Fiber(static function () use ($client, $kernel, $target): void {
                [$status, $body] = $kernel->answer($target);
                $client->end(Exchange::format($status, $body));
            }))->start();
        });
    });
    // Another worker was quicker to accept: nothing is lost, and nothing is to be said.
    $server->on('error', static fn () => null);
    Loop::run();
});
// ReactPHP would run the loop at the end of the script, in the process that only watches the workers.
Loop::stop();
exit($code);
