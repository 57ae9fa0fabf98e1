<?php

declare(strict_types=1);

use App\Isolation\Slot;
use App\Isolation\SlotConnector;
use Bench\Boot\Parts;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;

/** The parts of a request of the Laravel application, in their order. @var Parts $parts */
$application = null;
$handle = static function (string $target) use (&$application): void {
    $kernel = $application->make(Kernel::class);
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
        require dirname(__DIR__) . '/applications/laravel/vendor/autoload.php';
        $parts->watchAutoloaders();
    },
    'container' => static function () use (&$application): void {
        SessionParameters::announce(Settings::fromEnvironment());
        $application = require dirname(__DIR__) . '/applications/laravel/bootstrap/app.php';
        $application->instance('db.connector.pgsql', new SlotConnector(new Slot()));
        $application->make(Kernel::class)->bootstrap();
    },
    'routing' => static function () use (&$application): void {
        $application['router']->getRoutes()->match(Request::create('/bench'));
    },
    'handling' => static fn () => $handle('/hello?n=1'),
    'connection' => static function () use (&$application): void {
        $application->make('db')->connection()->getPdo();
    },
    'again' => static fn () => $handle('/hello?n=1'),
    'bench' => static fn () => $handle('/bench?n=1'),
];
