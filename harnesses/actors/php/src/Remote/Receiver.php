<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Envelope;
use Bench\Actors\Scheduling\FiberScheduler;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** The program of the receiving process: hands what comes over the wire to its actors, until the sender has ended. */
final class Receiver
{
    public function __construct(private readonly Wire $wire)
    {
    }

    public function run(): void
    {
        $scheduler = new FiberScheduler();
        $scheduler->run(function () use ($scheduler): void {
            $system = new ActorSystem($scheduler);
            $this->spawnActors($system);
            while (($envelopes = $this->wire->receive()) !== []) {
                foreach ($envelopes as $envelope) {
                    $system->find($envelope->target)?->deliver($envelope);
                }
                $scheduler->pause();
            }
            $system->shutDown();
        });
    }

    private function spawnActors(ActorSystem $system): void
    {
        $wire = $this->wire;
        $handled = 0;
        $system->spawn('/sink', Behaviour::receive(
            static function (Context $context, object $message) use ($wire, &$handled): void {
                if ($message instanceof ReportRequest) {
                    $report = new Report($handled, ...Stopwatch::cpuOf(getrusage()));
                    $wire->send(new Envelope(0, '/sink', $context->sender, $report));
                } else {
                    $handled++;
                }
            },
        ));
        $system->spawn('/echo', Behaviour::receive(
            static function (Context $context, Work $message) use ($wire): void {
                $wire->send(new Envelope($message->sequence, '/echo', $context->sender, $message));
            },
        ));
    }
}
