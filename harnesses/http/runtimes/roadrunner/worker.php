<?php

declare(strict_types=1);

use Bench\Answers;
use Bench\Database\PdoConnection;
use Bench\Settings;
use Nyholm\Psr7\Factory\Psr17Factory;
use Nyholm\Psr7\Response;
use Spiral\RoadRunner\Http\PSR7Worker;
use Spiral\RoadRunner\Worker;

require __DIR__ . '/vendor/autoload.php';
require dirname(__DIR__, 2) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$answering = Answers::chosen($settings, PdoConnection::opener($settings));
$answering->boot();
$factory = new Psr17Factory();
$worker = new PSR7Worker(Worker::create(), $factory, $factory, $factory);
while (($request = $worker->waitRequest()) !== null) {
    [$status, $body, $timings] = $answering->answer($request->getRequestTarget(), 0) + [2 => null];
    $headers = ['Content-Type' => 'application/json'] + ($timings === null ? [] : ['Server-Timing' => $timings]);
    $worker->respond(new Response($status, $headers, $body));
}
