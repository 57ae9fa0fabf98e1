<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

/** For Symfony: listens to kernel.request (first) and kernel.finish_request (last) of the main request. */
final class SymfonyListener
{
    private ?Probe $probe = null;
    private readonly Log $log;

    public function __construct(?Log $log = null)
    {
        $this->log = $log ?? Log::fromEnvironment();
    }

    public function onKernelRequest(object $event): void
    {
        if ($event->isMainRequest()) {
            $this->probe = Probe::start($this->log, 'symfony');
        }
    }

    public function onKernelFinishRequest(object $event): void
    {
        if ($event->isMainRequest()) {
            $this->probe?->finish('symfony');
            $this->probe = null;
        }
    }
}
