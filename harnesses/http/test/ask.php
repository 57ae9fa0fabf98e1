<?php

declare(strict_types=1);

/** Prints an application's answer to each target of the command line, one per line, without any server; BC_APP names it. */

use Bench\Settings;

require dirname(__DIR__) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$answering = (require dirname(__DIR__) . '/applications/' . basename((string) getenv('BC_APP')) . '/answering.php')($settings);
$answering->boot();
foreach (array_slice($argv, 1) as $target) {
    [$status, $body] = $answering->answer($target, 0);
    if ($status !== 200) {
        fwrite(STDERR, "$target: status $status: " . substr($body, 0, 400) . "\n");
        exit(1);
    }
    echo $body, "\n";
}
