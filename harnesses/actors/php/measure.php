<?php

// One run: makes an actor system on one runtime and measures one scenario in it; the result is a JSON file.

declare(strict_types=1);

use Bench\Actors\ActorSystem;
use Bench\Actors\Population;
use Bench\Actors\Scenarios\Pair;
use Bench\Actors\Scenarios\Scenarios;
use Bench\Actors\Scheduling\Schedulers;
use Bench\Actors\Window;

require __DIR__ . '/autoload.php';

$options = getopt('', ['runtime:', 'scenario:', 'rounds:', 'warm-up-rounds:', 'actors:', 'cores:', 'result:', 'pilot-s:']);
$scheduler = Schedulers::named($options['runtime']);
$cores = array_map(intval(...), array_filter(explode(',', $options['cores'] ?? ''), strlen(...)));
$scenario = isset($options['actors']) ? null : Scenarios::named($options['scenario'], $cores);
$pair = $scenario instanceof Pair ? $scenario : null;
$second = $pair?->fork($scheduler, dirname($options['result']));
$result = [];
$scheduler->run(static function () use ($scheduler, $scenario, $pair, $options, &$result): void {
    $system = new ActorSystem($scheduler);
    if ($scenario === null) {
        $result = (new Population($system, (int) $options['actors']))->measure();
        if ($result['failure'] === null) {
            $system->shutDown();
        }
        return;
    }
    try {
        $scenario->prepare($system);
        $window = new Window($scenario);
        $result = isset($options['pilot-s'])
            ? $window->pilot((float) $options['pilot-s'])
            : $window->measure((int) $options['warm-up-rounds'], (int) $options['rounds']);
    } finally {
        $pair?->disconnect();
    }
    $system->shutDown();
});
$second?->wait();
$opcache = function_exists('opcache_get_status') ? opcache_get_status(false) : false;
$result += [
    'opcache' => $opcache !== false && $opcache['opcache_enabled'],
    'jit' => $opcache !== false && $opcache['jit']['on'],
    'jitBytes' => $opcache === false ? 0 : $opcache['jit']['buffer_size'] - $opcache['jit']['buffer_free'],
    'extensionVersion' => phpversion($options['runtime']) ?: null,
    'peakHeapBytes' => memory_get_peak_usage(),
];
file_put_contents($options['result'], json_encode($result, JSON_THROW_ON_ERROR));
