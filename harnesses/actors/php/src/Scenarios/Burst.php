<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Latch;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** All messages are in the mailbox before the actor handles the first: the same order on every runtime. */
final class Burst implements Scenario
{
    private const MESSAGES = 50_000;

    private ActorSystem $system;
    private Latch $handled;
    private Behaviour $behaviour;

    public function operations(): int
    {
        return self::MESSAGES;
    }

    public function prepare(ActorSystem $system): void
    {
        $this->system = $system;
        $handled = $this->handled = new Latch($system->scheduler);
        $this->behaviour = Behaviour::receive(
            static function (Context $context, object $message) use ($handled): void {
                $handled->countDown();
            },
        );
    }

    public function round(Stopwatch $watch): void
    {
        $actor = $this->system->create('/sink', $this->behaviour);
        $this->handled->expect(self::MESSAGES);
        $watch->start();
        for ($i = 0; $i < self::MESSAGES; $i++) {
            $actor->tell(new Work($i));
        }
        $this->system->start($actor);
        $this->handled->wait();
        $watch->stop();
        $this->system->shutDown();
    }
}
