<?php

declare(strict_types=1);

use Bench\Answers;
use Bench\Database\PdoConnection;
use Bench\Settings;

require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$answering = Answers::chosen($settings, PdoConnection::opener($settings));
$answering->boot();
$answer = static function () use ($answering): void {
    [$status, $body, $timings] = $answering->answer($_SERVER['REQUEST_URI'], 0) + [2 => null];
    http_response_code($status);
    header('Content-Type: application/json');
    if ($timings !== null) {
        header("Server-Timing: $timings");
    }
    header('Content-Length: ' . strlen($body));
    echo $body;
};
while (frankenphp_handle_request($answer)) {
}
