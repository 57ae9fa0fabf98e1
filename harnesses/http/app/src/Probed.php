<?php

declare(strict_types=1);

namespace Bench;

use Bench\Database\Connection;
use BlockingCoefficient\Probe\Log;
use BlockingCoefficient\Probe\Probe;

/** The small application with the probe hung in: around what a booted application does, and around its connecting. */
final class Probed
{
    /** @param \Closure(): Connection $open */
    public static function kernel(Settings $settings, \Closure $open): Kernel
    {
        $probe = dirname(__DIR__, 3) . '/probe/src';
        require_once "$probe/Log.php";
        require_once "$probe/Probe.php";
        $log = Log::fromEnvironment();

        return new Kernel(
            $settings,
            static fn (): Connection => Probe::connect($open),
            static function (\Closure $handle) use ($log): array {
                $probe = Probe::start($log, 'small');
                try {
                    return $handle();
                } finally {
                    $probe->finish('small');
                }
            },
        );
    }
}
