<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Latch;
use Bench\Actors\PoisonPill;
use Bench\Actors\Stopwatch;

/** Actors that begin, end, or do one after the other, without a message between. */
final class Lifecycle extends Scenario
{
    private ActorSystem $system;
    private Latch $ended;
    private Behaviour $behaviour;

    /** @param 'spawn'|'kill'|'spawn-kill' $measured */
    public function __construct(private readonly string $measured) {}

    public function operations(): int
    {
        return $this->measured === 'spawn' ? 1_000 : 500;
    }

    public function prepare(ActorSystem $system): void
    {
        $this->system = $system;
        $this->ended = new Latch($system->scheduler);
        $this->behaviour = Behaviour::receive(static function (): void {});
    }

    public function round(Stopwatch $watch): void
    {
        $this->system->countEnds($this->ended);
        match ($this->measured) {
            'spawn' => $this->spawn($watch),
            'kill' => $this->kill($watch),
            'spawn-kill' => $this->spawnAndKill($watch),
        };
    }

    private function spawn(Stopwatch $watch): void
    {
        $watch->start();
        for ($i = $this->operations(); $i > 0; $i--) {
            $this->system->spawn("/actor-$i", $this->behaviour);
        }
        $watch->stop();
        $this->system->shutDown();
    }

    private function kill(Stopwatch $watch): void
    {
        $actors = [];
        for ($i = $this->operations(); $i > 0; $i--) {
            $actors[] = $this->system->spawn("/actor-$i", $this->behaviour);
        }
        $this->ended->expect($this->operations());
        $watch->start();
        foreach ($actors as $actor) {
            $actor->tell(new PoisonPill());
        }
        $this->ended->wait();
        $watch->stop();
    }

    /** Each actor has ended before the next begins. */
    private function spawnAndKill(Stopwatch $watch): void
    {
        $watch->start();
        for ($i = $this->operations(); $i > 0; $i--) {
            $this->ended->expect(1);
            $this->system->spawn("/actor-$i", $this->behaviour)->tell(new PoisonPill());
            $this->ended->wait();
        }
        $watch->stop();
    }
}
