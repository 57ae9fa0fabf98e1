<?php

declare(strict_types=1);

namespace App;

use App\Database\PooledConnection;
use Bench\Answering;
use Bench\Database\KeptSession;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Doctrine\DBAL\Connection;
use Symfony\Component\HttpFoundation\Request;

/**
 * Answers with a kernel per slot, or with a fresh one per request. A kernel has its own container, so that a request
 * stack, a service or a controller is never that of another slot.
 */
final class SymfonyAnswering implements Answering
{
    /** @var list<Slot> */
    private readonly array $slots;
    /** @var array<int, Kernel> */
    private array $kept = [];

    /** @param string $isolation slot; shared-kernel or shared-connection show what goes wrong without it */
    public function __construct(private readonly Settings $settings, private readonly string $isolation = 'slot')
    {
        $each = range(0, $settings->coroutinesPerWorker - 1);
        $shared = new Slot($isolation === 'shared-kernel');
        $this->slots = array_map(static fn () => $isolation === 'slot' ? new Slot() : $shared, $each);
        SessionParameters::announce($settings);
    }

    public function boot(): void
    {
        if (!$this->settings->applicationKept) {
            return;
        }
        foreach ($this->slots as $number => $slot) {
            $this->kept[$number] = $this->isolation === 'shared-kernel' && $number > 0 ? $this->kept[0] : self::kernel($slot);
        }
    }

    public function answer(string $target, int $slot): array
    {
        $kernel = null;
        try {
            $kernel = $this->kept[$slot] ?? self::kernel($this->slots[$slot]);
            $request = Request::create($target);
            $response = $kernel->handle($request);
            $kernel->terminate($request, $response);

            return [$response->getStatusCode(), (string) $response->getContent()];
        } catch (\Throwable $error) {
            file_put_contents('php://stderr', $error->getMessage() . " at {$error->getFile()}:{$error->getLine()}\n");

            return [500, '{"error":"see the log of the server"}'];
        } finally {
            $this->leave($kernel, $this->slots[$slot]);
        }
    }

    private static function kernel(Slot $slot): Kernel
    {
        $kernel = new Kernel(Kernel::environmentOfThisProcess(), false);
        $kernel->boot();
        $kernel->getContainer()->set(Slot::class, $slot);

        return $kernel;
    }

    /** What is kept stays as a next request may find it; the rest is given up. */
    private function leave(?Kernel $kernel, Slot $slot): void
    {
        $driver = $slot->connection;
        if ($driver instanceof PooledConnection) {
            KeptSession::clean($driver->getNativeConnection());
            $driver->giveBack();
        } elseif ($driver !== null && $kernel !== null) {
            $slot->release($kernel->getContainer()->get(Connection::class), $this->settings->connectionKept);
        }
        if (!$this->settings->applicationKept) {
            $kernel?->shutdown();
        }
    }
}
