<?php

declare(strict_types=1);

/** Something that another process holds, and lets go a while after it was told to. */
final readonly class Held
{
    /** @param resource $orders */
    private function __construct(public string $path, private mixed $orders, private mixed $process) {}

    /** @param string $kind flock, fifo (written to instead), or sqlite (a database that is locked) */
    public static function by(string $kind, int $waitMs): self
    {
        $path = sys_get_temp_dir() . '/held-' . bin2hex(random_bytes(6));
        $seconds = $waitMs / 1000;
        $kind === 'fifo' ? posix_mkfifo($path, 0o600) : touch($path);
        $command = match ($kind) {
            'flock' => ['flock', '-x', $path, 'sh', '-c', "echo; read go; sleep $seconds"],
            'fifo' => ['sh', '-c', "echo; read go; sleep $seconds; echo let go > $path"],
            'sqlite' => [PHP_BINARY, '-r', "\$held = new SQLite3('$path'); \$held->exec('CREATE TABLE t (n); BEGIN EXCLUSIVE'); echo \"\\n\"; fgets(STDIN); usleep($waitMs * 1000); \$held->exec('COMMIT');"],
        };
        $process = proc_open($command, [['pipe', 'r'], ['pipe', 'w']], $pipes);
        fgets($pipes[1]);

        return new self($path, $pipes[0], $process);
    }

    /** From now on it takes the wait. */
    public function letGo(): void
    {
        fwrite($this->orders, "\n");
    }
}
