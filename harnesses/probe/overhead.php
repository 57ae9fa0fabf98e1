<?php

declare(strict_types=1);

/**
 * Prints what the probe itself costs: the first use in a process, with its files read and compiled, and the median over
 * rounds of many start-and-finish pairs, the log written.
 */

use BlockingCoefficient\Probe\Log;
use BlockingCoefficient\Probe\Probe;

$begin = hrtime(true);
require __DIR__ . '/src/Log.php';
require __DIR__ . '/src/Probe.php';

const ROUNDS = 21;
const PAIRS = 5000;

$path = tempnam(sys_get_temp_dir(), 'bc-probe-');
$log = new Log($path);
Probe::start($log, 'overhead')->finish();
printf("%.3f ms for the first use, files read and compiled\n", (hrtime(true) - $begin) / 1e6);
$times = [];
for ($round = 0; $round < ROUNDS; ++$round) {
    $start = hrtime(true);
    for ($i = 0; $i < PAIRS; ++$i) {
        Probe::start($log, 'overhead')->finish();
    }
    $times[] = (hrtime(true) - $start) / PAIRS / 1000;
}
sort($times);
printf("%.2f µs for each request (median of %d rounds of %d; quickest %.2f, slowest %.2f), %d bytes of log\n",
    $times[intdiv(ROUNDS, 2)], ROUNDS, PAIRS, $times[0], $times[ROUNDS - 1], intdiv(filesize($path), ROUNDS * PAIRS + 1));
unlink($path);
