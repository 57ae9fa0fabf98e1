<?php

declare(strict_types=1);

use Bench\Application;
use Bench\Boot\Parts;
use Bench\Boot\Router;
use Bench\Database\Connection;
use Bench\Database\Connections;
use Bench\Database\PdoConnection;
use Bench\Settings;

/** The parts of a request of the small application, in their order; its router is built in its boot. @var Parts $parts */
$application = $connection = null;
$handle = static function (string $target) use (&$application, &$connection): void {
    [$status] = $application->handle($target, new Connections(static fn (): Connection => $connection, true));
    if ($status !== 200) {
        throw new RuntimeException("$target was answered with status $status.");
    }
};

return [
    'autoload' => static function () use ($parts): void {
        require dirname(__DIR__) . '/app/autoload.php';
        $parts->watchAutoloaders();
    },
    'boot' => static function () use (&$application): void {
        $application = Application::boot();
    },
    'routing' => static function (): void {
        (new Router(require dirname(__DIR__) . '/app/generated/routes.php'))->handlerOf('/bench');
    },
    'handling' => static fn () => $handle('/hello?n=1'),
    'connection' => static function () use (&$connection): void {
        $connection = (PdoConnection::opener(Settings::fromEnvironment()))();
    },
    'again' => static fn () => $handle('/hello?n=1'),
    'bench' => static fn () => $handle('/bench?n=1'),
];
