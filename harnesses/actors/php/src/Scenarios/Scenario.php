<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorSystem;
use Bench\Actors\Stopwatch;

/** One thing that actors do, in rounds: as many as it takes to fill the measured window. */
interface Scenario
{
    /** Operations of one round: messages, actors, round trips. */
    public function operations(): int;

    /** What is made once, before the first round. */
    public function prepare(ActorSystem $system): void;

    /** One round. Only what happens between start() and stop() of the watch is measured. */
    public function round(Stopwatch $watch): void;
}
