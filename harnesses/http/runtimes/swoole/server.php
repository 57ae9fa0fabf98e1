<?php

declare(strict_types=1);

use Bench\Answers;
use Bench\Database\PdoConnection;
use Bench\Settings;
use Swoole\Http\Request;
use Swoole\Http\Response;
use Swoole\Http\Server;
use Swoole\Process;
use Swoole\Runtime;

require dirname(__DIR__, 2) . '/app/autoload.php';
require __DIR__ . '/Slots.php';

$settings = Settings::fromEnvironment();
$server = new Server($settings->socket, 0, SWOOLE_PROCESS, SWOOLE_SOCK_UNIX_STREAM);
$server->set([
    'worker_num' => $settings->workers,
    // This and the hooks are all that differs between the blocking and the coroutine cells.
    'enable_coroutine' => $settings->coroutines,
    'hook_flags' => 0,
    // A request goes to the next worker that has nothing to do, not to one that its connection's number names.
    'dispatch_mode' => SWOOLE_DISPATCH_IDLE_WORKER,
    'backlog' => 4096,
    'log_level' => SWOOLE_LOG_WARNING,
]);
$answering = Answers::chosen($settings, PdoConnection::opener($settings));
/** @var Slots|null $slots of this worker; a blocking one answers one request at a time, so it has slot 0 only */
$slots = null;
$server->on('workerStart', static function () use (&$slots, $answering, $settings): void {
    $answering->boot();
    if ($settings->coroutines) {
        $slots = new Slots($settings->coroutinesPerWorker);
        // Not before: reading a file would let a first request in while the application is half booted.
        Runtime::setHookFlags(getenv('BC_FILE_HOOK') === 'off' ? SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_FILE : SWOOLE_HOOK_ALL);
    }
});
// Swoole would start another worker in silence; a worker that ends is a result that the harness records.
$server->on('workerError', static function (Server $server, int $worker, int $pid, int $status, int $signal): void {
    fwrite(STDERR, "Worker $pid ended with exit code $status, signal $signal; the server stops.\n");
    // Shutting down would first wait for the other workers and start one more.
    Process::kill($server->master_pid, SIGKILL);
});
$server->on('request', static function (Request $request, Response $response) use (&$slots, $answering): void {
    $query = $request->server['query_string'] ?? '';
    $target = $request->server['request_uri'] . ($query === '' ? '' : "?$query");
    try {
        $slot = $slots?->take() ?? 0;
    } catch (NoFreeSlot $error) {
        fwrite(STDERR, $error->getMessage() . "\n");
        $response->status(503);
        $response->end('{"error":"see the log of the server"}');

        return;
    }
    try {
        [$status, $body, $timings] = $answering->answer($target, $slot) + [2 => null];
    } finally {
        $slots?->giveBack($slot);
    }
    $response->status($status);
    $response->header('Content-Type', 'application/json');
    if ($timings !== null) {
        $response->header('Server-Timing', $timings);
    }
    $response->end($body);
});
$server->start();
