<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorRef;
use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Latch;
use Bench\Actors\Next;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** A sender and one actor that waits for messages; each message is an object of its own. */
final class OneActor extends Scenario
{
    protected const OPERATIONS = 100_000;

    private ActorRef $actor;
    private Latch $handled;

    /** @param bool $withState the actor makes an object with its next state for each message */
    public function __construct(
        private readonly bool $withState = false,
        private readonly int $capacity = ActorSystem::CAPACITY,
    ) {}

    public function prepare(ActorSystem $system): void
    {
        $handled = $this->handled = new Latch($system->scheduler);
        $behaviour = $this->withState
            ? Behaviour::withState(
                0,
                static function (Context $context, object $message, int $count) use ($handled): Next {
                    $handled->countDown();
                    return new Next($count + 1);
                },
            )
            : $handled->behaviour();
        $this->actor = $system->spawn('/sink', $behaviour, $this->capacity);
    }

    public function round(Stopwatch $watch): void
    {
        $actor = $this->actor;
        $this->handled->expect(self::OPERATIONS);
        $watch->start();
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $actor->tell(new Work($i));
        }
        $this->handled->wait();
        $watch->stop();
    }
}

/** All messages are in the mailbox before the actor handles the first: the same order on every runtime. */
final class Burst extends Scenario
{
    protected const OPERATIONS = 50_000;

    private ActorSystem $system;
    private Latch $handled;
    private Behaviour $behaviour;

    public function prepare(ActorSystem $system): void
    {
        $this->system = $system;
        $this->handled = new Latch($system->scheduler);
        $this->behaviour = $this->handled->behaviour();
    }

    public function round(Stopwatch $watch): void
    {
        $actor = $this->system->create('/sink', $this->behaviour);
        $this->handled->expect(self::OPERATIONS);
        $watch->start();
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $actor->tell(new Work($i));
        }
        $this->system->start($actor);
        $this->handled->wait();
        $watch->stop();
        $this->system->shutDown();
    }
}

/** Sending alone, to an actor that isn't waiting: nothing is handled, and the full mailbox is thrown away. */
final class Dispatch extends Scenario
{
    protected const OPERATIONS = 100_000;

    private ActorSystem $system;

    public function prepare(ActorSystem $system): void
    {
        $this->system = $system;
    }

    public function round(Stopwatch $watch): void
    {
        $actor = $this->system->create('/busy', Behaviour::receive(static function (): void {}));
        $message = new Work(0);
        $watch->start();
        for ($i = 0; $i < self::OPERATIONS; $i++) {
            $actor->tell($message);
        }
        $watch->stop();
        $this->system->discard($actor);
    }
}
