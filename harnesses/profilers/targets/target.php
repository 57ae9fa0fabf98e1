<?php

declare(strict_types=1);

// The program that is profiled: does its workload until SIGTERM, and writes down what it did when, so that speed and
// true shares of time are known for any part of its life. Its clock is the monotonic one.

use Bench\Profiled\ExcimerSession;
use Bench\Profiled\Life;
use Bench\Profiled\Workload\Beat;
use Bench\Profiled\Workload\Filters;
use Bench\Profiled\Workload\Framework;
use Bench\Profiled\Workload\Known;
use Bench\Profiled\Workload\Synthetic;

spl_autoload_register(static function (string $class): void {
    require __DIR__ . '/src/' . str_replace('\\', '/', substr($class, strlen('Bench\\Profiled\\'))) . '.php';
});

$options = getopt('', ['workload:', 'report:', 'seed:', 'settle:', 'window:', 'excimer-hz:', 'end-after:', 'token:']);
$settleS = (float) $options['settle'];
$windowS = (float) $options['window'];
$workload = match ($options['workload']) {
    'known' => new Known((int) $options['seed']),
    'beat' => new Beat(),
    'synthetic' => new Synthetic(),
    'framework' => new Framework(),
    'wordpress' => new Filters(),
};
$excimer = isset($options['excimer-hz']) ? new ExcimerSession((int) $options['excimer-hz']) : null;

$life = new Life($workload, (float) ($options['end-after'] ?? 0));
$life->spend($settleS);
$start = hrtime(true);
fwrite(STDOUT, "window\n");
$excimer?->start();
$life->spend($windowS);
$excimer?->stop();
$end = hrtime(true);
fwrite(STDOUT, "window over\n");
$life->spendUntilTold();

$report = ['windowNs' => [$start, $end], 'marks' => $life->marks(), 'excimer' => $excimer?->report()];
if (@file_put_contents($options['report'], json_encode($report, JSON_THROW_ON_ERROR)) === false) {
    fwrite(STDERR, "{$options['report']} can't be written: " . (error_get_last()['message'] ?? 'no reason given') . "\n");
    exit(1);
}
