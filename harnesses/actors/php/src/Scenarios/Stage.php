<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\Actor;
use Bench\Actors\ActorRef;
use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Envelope;
use Bench\Actors\Next;
use Bench\Actors\Scheduling\Mailbox;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** One stage of the way of a message, alone in a loop. */
final class Stage extends Scenario
{
    protected const OPERATIONS = 20_000;

    private Mailbox $mailbox;
    private Actor $actor;
    private Envelope $envelope;
    private string $serialised;
    /** @var array{resource, resource} */
    private array $sockets;
    /** What a stage made last: a result that nobody could see might be optimised away. */
    public mixed $made = null;

    /** @param 'allocate'|'id'|'serialise'|'unserialise'|'queue'|'mailbox'|'dispatch'|'next-state' $stage */
    public function __construct(private readonly string $stage) {}

    public function prepare(ActorSystem $system): void
    {
        $this->envelope = new Envelope(1, '/sender', '/target', new Work(1));
        $this->serialised = serialize($this->envelope);
        $this->mailbox = $system->scheduler->mailbox(10);
        $this->sockets = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
        $behaviour = $this->stage === 'next-state'
            ? Behaviour::withState(0, static fn (Context $context, object $message, int $count): Next
                => new Next($count + 1))
            : Behaviour::receive(static function (Context $context, object $message): void {});
        $ref = new ActorRef('/target', $this->mailbox);
        $this->actor = new Actor(new Context($system, $ref), $this->mailbox, $behaviour);
    }

    public function round(Stopwatch $watch): void
    {
        $watch->start();
        match ($this->stage) {
            'allocate' => $this->allocate(),
            'id' => $this->id(),
            'serialise' => $this->serialise(),
            'unserialise' => $this->unserialise(),
            'queue' => $this->queue(),
            'mailbox' => $this->throughMailbox(),
            'dispatch', 'next-state' => $this->dispatch(),
        };
        $watch->stop();
    }

    private function allocate(): void
    {
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $this->made = new Envelope($i, '/sender', '/target', new Work($i));
        }
    }

    private function id(): void
    {
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $this->made = bin2hex(random_bytes(16));
        }
    }

    private function serialise(): void
    {
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $this->made = serialize($this->envelope);
        }
    }

    private function unserialise(): void
    {
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $this->made = unserialize($this->serialised);
        }
    }

    /** The queue between processes: one write and one read for each message, both in this process. */
    private function queue(): void
    {
        [$in, $out] = $this->sockets;
        $length = strlen($this->serialised);
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            fwrite($in, $this->serialised);
            $this->made = fread($out, $length);
        }
    }

    private function throughMailbox(): void
    {
        $mailbox = $this->mailbox;
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $mailbox->push($this->envelope);
            $this->made = $mailbox->pop();
        }
    }

    private function dispatch(): void
    {
        $actor = $this->actor;
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $actor->dispatch($this->envelope);
        }
    }
}
