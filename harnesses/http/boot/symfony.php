<?php

declare(strict_types=1);

use App\Kernel;
use App\Slot;
use Bench\Boot\Parts;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Doctrine\DBAL\Connection;
use Symfony\Component\HttpFoundation\Request;

/** The parts of a request of the Symfony application, in their order. @var Parts $parts */
$kernel = null;
$handle = static function (string $target) use (&$kernel): void {
    $request = Request::create($target);
    $response = $kernel->handle($request);
    $kernel->terminate($request, $response);
    if ($response->getStatusCode() !== 200) {
        throw new RuntimeException("$target was answered with status {$response->getStatusCode()}.");
    }
};

return [
    'autoload' => static function () use ($parts): void {
        require dirname(__DIR__) . '/app/autoload.php';
        require dirname(__DIR__) . '/applications/symfony/vendor/autoload.php';
        $parts->watchAutoloaders();
    },
    'container' => static function () use (&$kernel): void {
        SessionParameters::announce(Settings::fromEnvironment());
        $kernel = new Kernel('prod', false);
        $kernel->boot();
        $kernel->getContainer()->set(Slot::class, new Slot());
    },
    'routing' => static function () use (&$kernel): void {
        $kernel->getContainer()->get('router')->match('/bench');
    },
    'handling' => static fn () => $handle('/hello?n=1'),
    'connection' => static function () use (&$kernel): void {
        $kernel->getContainer()->get(Connection::class)->getNativeConnection();
    },
    'again' => static fn () => $handle('/hello?n=1'),
    'bench' => static fn () => $handle('/bench?n=1'),
];
