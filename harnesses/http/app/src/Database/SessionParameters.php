<?php

declare(strict_types=1);

namespace Bench\Database;

use Bench\Settings;

/** How a library that writes its own SQL connects: the parts of BC_DATABASE, and the wait of the design. */
final class SessionParameters
{
    /** @return array{host: string, port: int, user: string, password: string, dbname: string} */
    public static function of(Settings $settings): array
    {
        preg_match_all('/(\w+)=(\S+)/', $settings->database, $found);
        $parts = array_combine($found[1], $found[2]);
        foreach (['host', 'port', 'user', 'password', 'dbname'] as $name) {
            if (!isset($parts[$name])) {
                throw new \RuntimeException("BC_DATABASE has no $name; the harness gives host, port, user, password and dbname.");
            }
        }

        return ['port' => (int) $parts['port']] + $parts;
    }

    /** Where tables are looked for: where there is a wait, first among the views that wait. */
    public static function searchPath(Settings $settings): string
    {
        return $settings->ioWaitMs > 0 ? 'delayed,public' : 'public';
    }

    /**
     * Makes every session that this process opens wait once for each statement. libpq reads PGOPTIONS itself and sends
     * it with the first message, so that it costs no round trip and survives RESET ALL.
     */
    public static function announce(Settings $settings): void
    {
        $wait = sprintf('%.3F', $settings->ioWaitMs / 1000);
        $options = '-c search_path=' . self::searchPath($settings) . " -c bench.io_wait_s=$wait";
        // A server of threads has it from its start: one thread mustn't change the environment while another reads it.
        if (getenv('PGOPTIONS') !== $options) {
            putenv("PGOPTIONS=$options");
        }
    }
}
