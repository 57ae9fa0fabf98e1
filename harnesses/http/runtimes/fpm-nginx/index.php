<?php

declare(strict_types=1);

use Bench\Application;
use Bench\Database\ConnectionPerRequest;
use Bench\Database\PersistentConnections;
use Bench\Settings;
use Bench\Waiting\Blocking;

require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$waiting = new Blocking();
$connections = $settings->connectionKept
    ? new PersistentConnections($settings, $waiting)
    : new ConnectionPerRequest($settings, $waiting);
try {
    [$status, $body] = Application::boot()->handle($_SERVER['REQUEST_URI'], $connections);
} catch (Throwable $error) {
    error_log($error->getMessage());
    [$status, $body] = [500, '{"error":"see the log of the server"}'];
}
http_response_code($status);
header('Content-Type: application/json');
header('Content-Length: ' . strlen($body));
echo $body;
