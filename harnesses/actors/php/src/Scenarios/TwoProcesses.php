<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\Remote\SecondProcess;
use Bench\Actors\Scheduling\Scheduler;

/** A scenario with a second process, which has to be made before the scheduler runs. */
interface TwoProcesses extends Scenario
{
    /** @param string $folder where a socket may lie */
    public function fork(Scheduler $scheduler, string $folder): SecondProcess;

    /** After the last round, or after one that failed: closes the connection, so that the second process ends. */
    public function disconnect(): void;
}
