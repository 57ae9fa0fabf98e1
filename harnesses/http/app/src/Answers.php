<?php

declare(strict_types=1);

namespace Bench;

use Bench\Database\Connection;
use BlockingCoefficient\Probe\Log;
use BlockingCoefficient\Probe\Probe;

/** Finds what BC_APP names; for servers over ordinary PDO, on which frameworks run as well. */
final class Answers
{
    /**
     * The small application, or what applications/NAME/answering.php returns: a function from Settings to Answering. Not booted.
     *
     * @param \Closure(): Connection $open how the small application connects
     */
    public static function chosen(Settings $settings, \Closure $open): Answering
    {
        if ($settings->app === 'small') {
            // The probe is hung in where it has a log to write; nothing of it is loaded otherwise.
            return getenv('BC_PROBE_LOG') === false ? new Kernel($settings, $open) : self::probed($settings, $open);
        }
        $file = dirname(__DIR__, 2) . "/applications/{$settings->app}/answering.php";
        if (preg_match('/^[a-z0-9-]+$/', $settings->app) !== 1 || !is_file($file)) {
            throw new \RuntimeException("BC_APP is '{$settings->app}'; it must be small or name a folder of applications/ with an answering.php.");
        }

        return (require $file)($settings);
    }

    /**
     * The small application with the probe around what it does once it is booted, and around its connecting.
     *
     * @param \Closure(): Connection $open
     */
    private static function probed(Settings $settings, \Closure $open): Kernel
    {
        require_once dirname(__DIR__, 3) . '/probe/src/Log.php';
        require_once dirname(__DIR__, 3) . '/probe/src/Probe.php';
        $log = Log::fromEnvironment();
        $around = static function (\Closure $handle) use ($log): array {
            $probe = Probe::start($log, 'small');
            try {
                return $handle();
            } finally {
                $probe->finish('small');
            }
        };

        return new Kernel($settings, static fn (): Connection => Probe::connect($open), $around);
    }
}
