<?php

declare(strict_types=1);

use Bench\Kernel;
use Bench\Settings;
use Bench\Waiting\Blocking;
use Swoole\Http\Request;
use Swoole\Http\Response;
use Swoole\Http\Server;

require dirname(__DIR__, 2) . '/app/autoload.php';
require __DIR__ . '/SwooleCoroutines.php';

$settings = Settings::fromEnvironment();
$server = new Server($settings->socket, 0, SWOOLE_PROCESS, SWOOLE_SOCK_UNIX_STREAM);
$server->set([
    'worker_num' => $settings->workers,
    'enable_coroutine' => $settings->coroutines,
    'worker_max_concurrency' => $settings->coroutinesPerWorker,
    'backlog' => 4096,
    'log_level' => SWOOLE_LOG_WARNING,
]);
$kernel = null;
$server->on('workerStart', static function () use (&$kernel, $settings): void {
    $kernel = new Kernel($settings, $settings->coroutines ? new SwooleCoroutines() : new Blocking());
});
$server->on('request', static function (Request $request, Response $response) use (&$kernel): void {
    $query = $request->server['query_string'] ?? '';
    [$status, $body] = $kernel->answer($request->server['request_uri'] . ($query === '' ? '' : "?$query"));
    $response->status($status);
    $response->header('Content-Type', 'application/json');
    $response->end($body);
});
$server->start();
