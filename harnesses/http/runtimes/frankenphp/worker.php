<?php

declare(strict_types=1);

use Bench\Kernel;
use Bench\Settings;
use Bench\Waiting\Blocking;

require dirname(__DIR__, 2) . '/app/autoload.php';

$kernel = new Kernel(Settings::fromEnvironment(), new Blocking());
$answer = static function () use ($kernel): void {
    [$status, $body] = $kernel->answer($_SERVER['REQUEST_URI']);
    http_response_code($status);
    header('Content-Type: application/json');
    header('Content-Length: ' . strlen($body));
    echo $body;
};
while (frankenphp_handle_request($answer)) {
}
