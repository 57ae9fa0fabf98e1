<?php

declare(strict_types=1);

namespace Bench\Actors\Remote;

/** Asks the receiving actor to report, once it has handled all that came before. */
final class ReportRequest
{
}
