<?php

declare(strict_types=1);

use BlockingCoefficient\Probe\LaravelMiddleware;
use BlockingCoefficient\Probe\Probe;

// An application with both hooks: it boots for 15 ms, connects for 20 ms in its middleware, and answers.
require dirname(__DIR__) . '/src/LaravelMiddleware.php';
usleep(15_000);
echo (new LaravelMiddleware())->handle('request', static function (string $request): string {
    Probe::connect(static fn () => usleep(20_000));

    return 'answered';
});
