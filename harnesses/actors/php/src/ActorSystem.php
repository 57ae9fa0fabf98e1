<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scheduling\Scheduler;
use InvalidArgumentException;
use Throwable;

/** Actors by path, on some runtime. The same code on all of them: only the scheduler knows where it runs. */
final class ActorSystem
{
    /** Messages that a mailbox holds unless told otherwise: no sender of the scenarios has to wait. */
    public const CAPACITY = 1_000_000;

    /** @var array<string, ActorRef> */
    private array $living = [];
    /** @var array<string, Actor> made and not yet started */
    private array $waiting = [];
    private ?Latch $whenEnded = null;
    private ?Throwable $failure = null;

    public function __construct(public readonly Scheduler $scheduler) {}

    /** Makes an actor and starts it: it has a coroutine and waits for its first message. */
    public function spawn(string $path, Behaviour $behaviour, int $capacity = self::CAPACITY): ActorRef
    {
        $ref = $this->create($path, $behaviour, $capacity);
        $this->start($ref);
        return $ref;
    }

    /** Makes an actor that collects messages and handles none until it is started. */
    public function create(string $path, Behaviour $behaviour, int $capacity = self::CAPACITY): ActorRef
    {
        if (isset($this->living[$path])) {
            throw new InvalidArgumentException("actor $path: there is one of that path");
        }
        $mailbox = $this->scheduler->mailbox($capacity);
        $ref = new ActorRef($path, $mailbox);
        $this->waiting[$path] = new Actor(new Context($this, $ref), $mailbox, $behaviour);
        return $this->living[$path] = $ref;
    }

    public function start(ActorRef $ref): void
    {
        $actor = $this->waiting[$ref->path];
        unset($this->waiting[$ref->path]);
        $this->scheduler->start($actor->run(...));
    }

    /** Drops an actor that was never started, with the messages in its mailbox. */
    public function discard(ActorRef $ref): void
    {
        unset($this->waiting[$ref->path], $this->living[$ref->path]);
    }

    public function find(string $path): ?ActorRef
    {
        return $this->living[$path] ?? null;
    }

    /** Sends every actor a poison pill and waits until all have ended. */
    public function shutDown(): void
    {
        $all = $this->living;
        $this->whenEnded = new Latch($this->scheduler);
        $this->whenEnded->expect(count($all));
        foreach ($all as $ref) {
            $ref->tell(new PoisonPill());
        }
        if ($all !== []) {
            $this->whenEnded->wait();
        }
        if ($this->failure !== null) {
            throw $this->failure;
        }
    }

    /** Counts actors that end on this latch from now on. */
    public function countEnds(Latch $latch): void
    {
        $this->whenEnded = $latch;
    }

    /** An actor says that it has ended; the first failure is told at once, and kept for shutDown(). */
    public function ended(ActorRef $ref, ?Throwable $failure): void
    {
        if ($failure !== null && $this->failure === null) {
            $this->failure = $failure;
            fwrite(STDERR, "actor {$ref->path} ended: $failure\n");
        }
        unset($this->living[$ref->path]);
        $this->whenEnded?->countDown();
    }
}
