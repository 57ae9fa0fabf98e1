<?php

declare(strict_types=1);

use Bench\Kernel;
use Bench\Settings;
use Bench\Waiting\Blocking;
use Nyholm\Psr7\Factory\Psr17Factory;
use Nyholm\Psr7\Response;
use Spiral\RoadRunner\Http\PSR7Worker;
use Spiral\RoadRunner\Worker;

require __DIR__ . '/vendor/autoload.php';
require dirname(__DIR__, 2) . '/app/autoload.php';

$kernel = new Kernel(Settings::fromEnvironment(), new Blocking());
$factory = new Psr17Factory();
$worker = new PSR7Worker(Worker::create(), $factory, $factory, $factory);
while (($request = $worker->waitRequest()) !== null) {
    [$status, $body] = $kernel->answer($request->getRequestTarget());
    $worker->respond(new Response($status, ['Content-Type' => 'application/json'], $body));
}
