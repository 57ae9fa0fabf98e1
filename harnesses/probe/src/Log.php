<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/** One line of JSON for each request, appended in a single write so that processes don't mix their lines. */
final class Log
{
    /** @var resource|null|false false after a failure: the application goes on without the probe */
    private mixed $file = null;

    public function __construct(private readonly string $path) {}

    /** The file that the variable BC_PROBE_LOG names, or bc-probe.ndjson in the temporary folder. */
    public static function fromEnvironment(): self
    {
        $path = $_SERVER['BC_PROBE_LOG'] ?? getenv('BC_PROBE_LOG');

        return new self(is_string($path) && $path !== '' ? $path : sys_get_temp_dir() . '/bc-probe.ndjson');
    }

    /** @param array<string, int|float|string|bool> $line */
    public function write(array $line): void
    {
        if ($this->file === false) {
            return;
        }
        $this->file ??= @fopen($this->path, 'ab');
        $text = json_encode($line) . "\n";
        if ($this->file === false || @fwrite($this->file, $text) !== strlen($text)) {
            error_log("bc-probe: cannot write {$this->path}; this process measures no more.");
            $this->file = false;
        }
    }
}
