<?php

declare(strict_types=1);

/**
 * Runs one kind of call in coroutines of one process: twice alone, then several at once, while the coroutine that has
 * started them pauses again and again and notes for how long it was kept from going on.
 *
 * Takes its order as JSON in BC_ORDER: runtime, call, flags (Swoole's hooks), calls (at once), wait (ms), held (kind of
 * lock, if the call waits for one), autoload (files), at (addresses of servers). Prints one line of JSON with
 * times in ms.
 */

require __DIR__ . '/runtimes.php';
require __DIR__ . '/held.php';

/** How often the starting coroutine looks whether all calls have ended. */
const TICK_S = 0.005;

$order = json_decode((string) getenv('BC_ORDER'), true, 8, JSON_THROW_ON_ERROR);
foreach ($order['autoload'] as $file) {
    require $file;
}
$calls = (require __DIR__ . '/calls.php') + (require __DIR__ . "/own-{$order['runtime']}.php");
$make = $calls[$order['call']];
$coroutines = runtimeOf($order);
// Locks are taken by other processes before the runtime begins, so that its hooks have no part in that.
$held = array_map(
    static fn(): ?Held => $order['held'] === null ? null : Held::by($order['held'], $order['wait']),
    range(1, $order['calls'] + 2),
);

/** @return array{ms: float, silenceMs: float} what so many calls at once took, and the longest time without a tick */
$phase = static function (int $count) use ($make, $coroutines, $order, &$held): array {
    $ready = [];
    for ($i = 0; $i < $count; ++$i) {
        $ready[] = $make(['seconds' => $order['wait'] / 1000, 'held' => array_shift($held), 'n' => $i, ...$order['at']]);
    }
    [$ended, $failed, $silence, $end] = [0, null, 0, 0];
    $start = $last = hrtime(true);
    foreach ($ready as $call) {
        $coroutines->go(static function () use ($call, &$ended, &$failed, &$end): void {
            try {
                $failed ??= $call() ? null : 'it gave another answer than it should';
            } catch (Throwable $error) {
                $failed ??= $error::class . ': ' . $error->getMessage();
            }
            ++$ended;
            $end = hrtime(true);
        });
    }
    do {
        $coroutines->pause(TICK_S);
        $now = hrtime(true);
        $silence = max($silence, $now - $last);
        $last = $now;
    } while ($ended < $count);
    if ($failed !== null) {
        throw new RuntimeException($failed);
    }

    return ['ms' => ($end - $start) / 1e6, 'silenceMs' => max(0, $silence / 1e6 - TICK_S * 1000)];
};

$coroutines->begin(static function () use ($phase, $order): void {
    try {
        // The first also loads classes and opens what is opened once; what else the machine does may hold up either.
        $alone = min($phase(1)['ms'], $phase(1)['ms']);
        $together = $phase($order['calls']);
        echo "\n", json_encode(['aloneMs' => $alone, 'togetherMs' => $together['ms'], 'silenceMs' => $together['silenceMs']]), "\n";
    } catch (Throwable $error) {
        echo "\n", json_encode(['failed' => $error->getMessage()], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
    }
    // Clients keep connections, and some loops run as long as there is one.
    fflush(STDOUT);
    posix_kill(getmypid(), SIGKILL);
});
