<?php

declare(strict_types=1);

/** Prints the application's answer to each target of the command line, one per line, without any server. */

use Bench\Kernel;
use Bench\Settings;
use Bench\Waiting\Blocking;

require __DIR__ . '/autoload.php';

$kernel = new Kernel(Settings::fromEnvironment(), new Blocking());
foreach (array_slice($argv, 1) as $target) {
    [$status, $body] = $kernel->answer($target);
    if ($status !== 200) {
        fwrite(STDERR, "$target: status $status\n");
        exit(1);
    }
    echo $body, "\n";
}
