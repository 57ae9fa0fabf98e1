<?php

declare(strict_types=1);

namespace Bench;

use Bench\Database\Connection;
use Bench\Database\Connections;

/** The small application as the cell of the design wants it: application and connections kept, or made per request. */
final class Kernel implements Answering
{
    private ?Application $kept = null;
    private readonly Connections $connections;

    /**
     * @param \Closure(): Connection $open
     * @param (\Closure(\Closure(): array{int, string}): array{int, string})|null $around what a request passes through
     *   once the application is booted; it gives back what its function gives back
     */
    public function __construct(
        private readonly Settings $settings,
        \Closure $open,
        private readonly ?\Closure $around = null,
    ) {
        if ($settings->app !== 'small') {
            throw new \RuntimeException("BC_APP is '{$settings->app}'; this server answers with the small application only.");
        }
        $this->connections = new Connections($open, $settings->connectionKept);
    }

    public function boot(): void
    {
        if ($this->settings->applicationKept) {
            $this->kept = Application::boot();
        }
    }

    /** Slots share the application, which keeps nothing of a request, and borrow connections of their own. */
    public function answer(string $target, int $slot = 0): array
    {
        try {
            $application = $this->kept ?? Application::boot();

            return $this->around === null
                ? $application->handle($target, $this->connections)
                : ($this->around)(fn (): array => $application->handle($target, $this->connections));
        } catch (\Throwable $error) {
            file_put_contents('php://stderr', $error->getMessage() . "\n");

            return [500, '{"error":"see the log of the server"}'];
        }
    }
}
