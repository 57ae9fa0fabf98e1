<?php

declare(strict_types=1);

/**
 * Prints the application's answer to each target, one per line, without any server.
 *
 * Arguments: the database driver (pgsql or pdo), then targets.
 */

use Bench\Database\PdoConnection;
use Bench\Database\PgsqlConnection;
use Bench\Kernel;
use Bench\Settings;
use Bench\Waiting\Blocking;

require __DIR__ . '/autoload.php';

$settings = Settings::fromEnvironment();
$kernel = new Kernel($settings, $argv[1] === 'pdo'
    ? PdoConnection::opener($settings)
    : PgsqlConnection::opener($settings, new Blocking()));
$kernel->boot();
foreach (array_slice($argv, 2) as $target) {
    [$status, $body] = $kernel->answer($target);
    if ($status !== 200) {
        fwrite(STDERR, "$target: status $status\n");
        exit(1);
    }
    echo $body, "\n";
}
