<?php

declare(strict_types=1);

/**
 * What stays in a process between requests, each request a coroutine of its own: one sets something and goes on once a
 * second has looked meanwhile; a third looks when both have ended. Nothing is tidied up, as in code that was written for PHP-FPM.
 *
 * Takes its order as JSON in BC_ORDER: runtime, flags (Swoole's hooks), autoload, at (addresses of servers). Prints one
 * line of JSON: for each kind of state whether each of the two found it, or why that can't be told.
 */

require __DIR__ . '/runtimes.php';

const TICK_S = 0.005;
const LIMIT_S = 3;

$order = json_decode((string) getenv('BC_ORDER'), true, 8, JSON_THROW_ON_ERROR);
foreach ($order['autoload'] as $file) {
    require $file;
}
$states = require __DIR__ . '/states.php';

runtimeOf($order)->begin(static function () use ($order, $states): void {
    $coroutines = runtimeOf($order);
    $found = [];
    foreach ($states as $name => $make) {
        try {
            [$set, $isSet] = $make($order['at'], $coroutines);
            if ($isSet()) {
                throw new LogicException('it is found before it was set');
            }
            [$meanwhile, $after, $done, $ended, $failed] = [null, null, false, 0, null];
            $request = static function (callable $work) use ($coroutines, &$ended, &$failed): void {
                $coroutines->go(static function () use ($work, &$ended, &$failed): void {
                    try {
                        $work();
                    } catch (Throwable $error) {
                        $failed ??= $error->getMessage();
                    }
                    ++$ended;
                });
            };
            $until = static function (callable $isTrue) use ($coroutines): void {
                for ($end = hrtime(true) + LIMIT_S * 1e9; !$isTrue();) {
                    $coroutines->pause(TICK_S);
                    if (hrtime(true) > $end) {
                        throw new RuntimeException('it hangs');
                    }
                }
            };
            $request(static function () use ($set, $until, &$done, &$meanwhile, &$failed): void {
                $set();
                $done = true;
                $until(static function () use (&$meanwhile, &$failed): bool {
                    return $meanwhile !== null || $failed !== null;
                });
            });
            $until(static function () use (&$done, &$failed): bool {
                return $done || $failed !== null;
            });
            $request(static function () use ($isSet, &$meanwhile): void {
                $meanwhile = $isSet();
            });
            $until(static function () use (&$ended): bool {
                return $ended === 2;
            });
            $request(static function () use ($isSet, &$after): void {
                $after = $isSet();
            });
            $until(static function () use (&$ended): bool {
                return $ended === 3;
            });
            $found[] = ['state' => $name] + ($failed === null ? ['meanwhile' => $meanwhile, 'after' => $after] : ['reason' => $failed]);
        } catch (Throwable $error) {
            $found[] = ['state' => $name, 'reason' => $error->getMessage()];
        }
    }
    // What was set may swallow or handle what is printed.
    file_put_contents('php://stderr', "\n" . json_encode($found, JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
    posix_kill(getmypid(), SIGKILL);
});
