<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Envelope;
use Bench\Actors\Scheduling\Scheduler;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** The program of the receiving process: hands what comes over the wire to its actors, until the sender has ended. */
final class Receiver
{
    public function __construct(private readonly Scheduler $scheduler, private readonly Link $link)
    {
    }

    public function run(): void
    {
        $this->scheduler->run(function (): void {
            $wire = new Wire($this->link->open(true));
            $system = new ActorSystem($this->scheduler);
            $this->spawnActors($system, $wire);
            while (($envelopes = $wire->receive()) !== []) {
                foreach ($envelopes as $envelope) {
                    $system->find($envelope->target)?->deliver($envelope);
                }
            }
            $system->shutDown();
            $wire->close();
        });
    }

    private function spawnActors(ActorSystem $system, Wire $wire): void
    {
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
