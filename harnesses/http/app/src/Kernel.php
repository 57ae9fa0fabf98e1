<?php

declare(strict_types=1);

namespace Bench;

use Bench\Database\Connection;
use Bench\Database\Connections;
use Bench\Database\Lender;
use Bench\Database\NoFreeConnection;
use Bench\Database\Pool;
use Bench\FanOut\FanOut;
use Bench\FanOut\Multiplexed;
use Bench\FanOut\SwooleCoroutines;

/** The small application as the cell of the design wants it: application and connections kept, or made per request. */
final class Kernel implements Answering
{
    private ?Application $kept = null;
    private readonly Lender $connections;
    private ?FanOut $fanOut = null;

    /**
     * @param \Closure(): Connection $open
     * @param (\Closure(\Closure(): array{int, string}): array{int, string})|null $around what a request passes through
     *   once the application is booted; it gives back what its function gives back
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly \Closure $open,
        private readonly ?\Closure $around = null,
    ) {
        if ($settings->app !== 'small') {
            throw new \RuntimeException("BC_APP is '{$settings->app}'; this server answers with the small application only.");
        }
        $this->connections = $settings->pool === null
            ? new Connections($open, $settings->connectionKept)
            : new Pool($open, $settings->pool);
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

            $timings = new Timings();
            $handle = fn (): array => $application->handle($target, $this->connections, $this->fanOut(...), $timings);

            return [...($this->around === null ? $handle() : ($this->around)($handle)), ...$timings->header()];
        } catch (NoFreeConnection) {
            return [503, '{"error":"no connection became free in time"}'];
        } catch (\Throwable $error) {
            file_put_contents('php://stderr', $error->getMessage() . "\n");

            return [500, '{"error":"see the log of the server"}'];
        }
    }

    /** Made when the first request asks for it. */
    private function fanOut(): FanOut
    {
        return $this->fanOut ??= $this->settings->coroutines
            ? new SwooleCoroutines(new Connections($this->open, $this->settings->connectionKept), $this->settings->service)
            : Multiplexed::of($this->settings);
    }
}
