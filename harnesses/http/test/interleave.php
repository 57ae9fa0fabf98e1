<?php

declare(strict_types=1);

/**
 * Prints an application's answers to requests that come between each other in Fibers, one per line, without any server
 * and any extension: each request steps aside until all others have come as far. BC_APP names the application.
 */

use Bench\Interleaving\Together;
use Bench\Settings;

require dirname(__DIR__) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
Together::stepAsideBy(Fiber::suspend(...));
$answering = (require dirname(__DIR__) . '/applications/' . basename((string) getenv('BC_APP')) . '/answering.php')($settings);
$answering->boot();

/** Twice, so that a slot meets what its earlier request left. */
for ($round = 0; $round < 2; ++$round) {
    $requests = [];
    for ($slot = 0; $slot < $settings->coroutinesPerWorker; ++$slot) {
        $n = 1000 + $round * $settings->coroutinesPerWorker + $slot;
        $requests[] = new Fiber(static function () use ($answering, $n, $slot): void {
            [$status, $body] = $answering->answer("/identity?n=$n", $slot);
            echo json_encode(['n' => $n, 'status' => $status] + (json_decode($body, true) ?? ['seen' => [], 'together' => 0])), "\n";
        });
    }
    array_walk($requests, static fn (Fiber $request) => $request->start());
    while ($requests !== []) {
        $requests = array_filter($requests, static fn (Fiber $request) => !$request->isTerminated());
        array_walk($requests, static fn (Fiber $request) => $request->resume());
    }
}
