<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorRef;
use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Latch;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** One sender and a hundred actors, one message to each in turn, a hundred times. */
final class FanOut extends Scenario
{
    private const ACTORS = 100;
    private const TURNS = 100;
    protected const OPERATIONS = self::ACTORS * self::TURNS;

    /** @var list<ActorRef> */
    private array $actors = [];
    private Latch $handled;

    public function prepare(ActorSystem $system): void
    {
        $this->handled = new Latch($system->scheduler);
        $counting = $this->handled->behaviour();
        for ($i = 0; $i < self::ACTORS; $i++) {
            $this->actors[] = $system->spawn("/worker-$i", $counting);
        }
    }

    public function round(Stopwatch $watch): void
    {
        $this->handled->expect(self::OPERATIONS);
        $watch->start();
        for ($turn = 0; $turn < self::TURNS; $turn++) {
            foreach ($this->actors as $actor) {
                $actor->tell(new Work($turn));
            }
        }
        $this->handled->wait();
        $watch->stop();
    }
}

/** One actor that passes each of a hundred messages on to fifty others; those fifty receive what is counted. */
final class MultiDispatch extends Scenario
{
    private const TARGETS = 50;
    private const TURNS = 100;
    protected const OPERATIONS = self::TARGETS * self::TURNS;

    private ActorRef $dispatcher;
    private Latch $handled;

    public function prepare(ActorSystem $system): void
    {
        $this->handled = new Latch($system->scheduler);
        $counting = $this->handled->behaviour();
        $targets = [];
        for ($i = 0; $i < self::TARGETS; $i++) {
            $targets[] = $system->spawn("/target-$i", $counting);
        }
        $this->dispatcher = $system->spawn('/dispatcher', Behaviour::receive(
            static function (Context $context, object $message) use ($targets): void {
                foreach ($targets as $target) {
                    $target->tell($message, $context->self->path);
                }
            },
        ));
    }

    public function round(Stopwatch $watch): void
    {
        $this->handled->expect(self::OPERATIONS);
        $watch->start();
        for ($turn = 0; $turn < self::TURNS; $turn++) {
            $this->dispatcher->tell(new Work($turn));
        }
        $this->handled->wait();
        $watch->stop();
    }
}
