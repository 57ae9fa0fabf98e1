<?php

declare(strict_types=1);

namespace Bench;

use Bench\Database\ConnectionPerRequest;
use Bench\Database\Connections;
use Bench\Database\KeptConnections;
use Bench\Waiting\Waiting;

/** Answers targets as the cell of the design wants it: application and connections kept, or made for each request. */
final class Kernel
{
    private ?Application $kept = null;
    private readonly Connections $connections;

    public function __construct(private readonly Settings $settings, Waiting $waiting)
    {
        $this->connections = $settings->connectionKept
            ? new KeptConnections($settings, $waiting)
            : new ConnectionPerRequest($settings, $waiting);
        if ($settings->applicationKept) {
            $this->kept = Application::boot();
        }
    }

    /** @return array{int, string} status and body; an error becomes a 500 and a line on stderr */
    public function answer(string $target): array
    {
        try {
            return ($this->kept ?? Application::boot())->handle($target, $this->connections);
        } catch (\Throwable $error) {
            file_put_contents('php://stderr', $error->getMessage() . "\n");

            return [500, '{"error":"see the log of the server"}'];
        }
    }
}
