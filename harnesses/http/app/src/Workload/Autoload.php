<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;

/** Uses 100 classes, each in a file of its own; who keeps classes between requests loads them once. */
final class Autoload implements Workload
{
    public const CLASSES = 100;

    public function needsDatabase(): bool
    {
        return false;
    }

    public function answer(int $n, ?Connection $database): array
    {
        $sum = 0;
        for ($i = 1; $i <= self::CLASSES; ++$i) {
            $class = sprintf('Bench\\Generated\\Classes\\Class%03d', $i);
            $sum += (new $class($n))->value();
        }

        return ['classes' => self::CLASSES, 'sum' => $sum];
    }
}
