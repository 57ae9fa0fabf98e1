<?php

declare(strict_types=1);

namespace Bench;

/** Starts the workers and watches them: a worker that ends takes the server down, which the harness records. */
final class Prefork
{
    /** @param callable(): void $work */
    public static function run(int $workers, callable $work): int
    {
        $children = [];
        $stopped = false;
        pcntl_async_signals(true);
        foreach ([SIGTERM, SIGINT] as $signal) {
            // Not restarting system calls, or pcntl_wait below would go on waiting after the signal.
            pcntl_signal($signal, static function () use (&$stopped): void {
                $stopped = true;
            }, false);
        }
        for ($i = 0; $i < $workers; ++$i) {
            $pid = pcntl_fork();
            if ($pid === 0) {
                pcntl_signal(SIGTERM, SIG_DFL);
                pcntl_signal(SIGINT, SIG_DFL);
                $work();
                exit(0);
            }
            $children[] = $pid;
        }
        $ended = $stopped ? 0 : pcntl_wait($status);
        foreach ($children as $child) {
            posix_kill($child, SIGKILL);
        }
        if ($ended > 0 && !$stopped) {
            fwrite(STDERR, "Worker $ended ended with status $status; the server stops.\n");

            return 1;
        }

        return 0;
    }

    /** @return resource a listening Unix socket that all workers share */
    public static function listen(string $socket)
    {
        $context = stream_context_create(['socket' => ['backlog' => 4096]]);
        $flags = STREAM_SERVER_BIND | STREAM_SERVER_LISTEN;
        $listener = stream_socket_server("unix://$socket", $code, $reason, $flags, $context);
        if ($listener === false) {
            throw new \RuntimeException("Cannot listen on $socket: $reason ($code).");
        }
        stream_set_blocking($listener, false);

        return $listener;
    }
}
