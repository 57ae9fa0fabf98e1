<?php

declare(strict_types=1);

namespace App;

use App\Isolation\CurrentApplication;
use App\Isolation\CurrentSlot;
use App\Isolation\Slot;
use App\Isolation\SlotApplication;
use App\Isolation\SlotConnector;
use App\Isolation\Statics;
use Bench\Answering;
use Bench\Database\KeptSession;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Foundation\Application;
use Illuminate\Http\Request;

/** Answers with an application per slot, or with a fresh one per request, behind proxies that find the right one. */
final class LaravelAnswering implements Answering
{
    /** @var list<Slot> */
    private readonly array $slots;
    /** @var array<int, Application> */
    private array $kept = [];
    private bool $booted = false;
    private readonly CurrentSlot $current;

    /**
     * @param string $isolation slot; shared-application, shared-connection and no-proxies show what goes wrong without it
     * @param string $folder of the application: its bootstrap, settings and caches
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly string $isolation,
        private readonly string $folder,
    ) {
        $shared = new Slot();
        $this->slots = array_map(
            static fn () => in_array($isolation, ['slot', 'no-proxies'], true) ? new Slot() : $shared,
            range(0, $settings->coroutinesPerWorker - 1),
        );
        $this->current = new CurrentSlot();
        if ($isolation !== 'no-proxies') {
            Statics::pointAt(new CurrentApplication($this->current->application(...)));
            SlotApplication::apart($this->current);
        }
        // A server that lives on has the SAPI cli; Laravel would boot what its console needs.
        $_SERVER['APP_RUNNING_IN_CONSOLE'] = 'false';
        SessionParameters::announce($settings);
    }

    public function boot(): void
    {
        if (!$this->settings->applicationKept) {
            return;
        }
        foreach ($this->slots as $number => $slot) {
            $this->kept[$number] = $this->isolation === 'shared-application' && $number > 0
                ? $this->kept[0]
                : $this->application($slot);
        }
        $this->current->leave();
    }

    public function answer(string $target, int $slot): array
    {
        $application = null;
        try {
            $application = $this->kept[$slot] ?? $this->application($this->slots[$slot]);
            $this->current->enter($application);
            $kernel = $application->make(Kernel::class);
            $request = Request::create($target);
            $response = $kernel->handle($request);
            $kernel->terminate($request, $response);

            return [$response->getStatusCode(), (string) $response->getContent()];
        } catch (\Throwable $error) {
            file_put_contents('php://stderr', $error->getMessage() . " at {$error->getFile()}:{$error->getLine()}\n");

            return [500, '{"error":"see the log of the server"}'];
        } finally {
            $this->leave($application, $this->slots[$slot]);
            $this->current->leave();
        }
    }

    private function application(Slot $slot): Application
    {
        if ($this->booted) {
            // Each boot would put its error handlers on top of those of the last one.
            restore_error_handler();
            restore_exception_handler();
        }
        $this->booted = true;
        $application = require $this->folder . '/bootstrap/app.php';
        $application->instance('db.connector.pgsql', new SlotConnector($slot));
        $application->make(Kernel::class)->bootstrap();

        return $application;
    }

    /** What is kept stays as a next request may find it; the rest is given up. */
    private function leave(?Application $application, Slot $slot): void
    {
        $connection = $slot->connection;
        if ($connection !== null) {
            $open = $connection->inTransaction();
            $usable = $this->settings->connectionKept && KeptSession::clean($connection);
            if ($open || !$usable || !$this->settings->applicationKept) {
                // Laravel forgets the transactions that it counted, and asks the connector again for its next query.
                $application?->make('db')->connection()->disconnect();
            }
            $slot->connection = $usable ? $connection : null;
        }
        if ($this->settings->applicationKept) {
            $application?->forgetScopedInstances();
        } else {
            $application?->flush();
        }
    }
}
