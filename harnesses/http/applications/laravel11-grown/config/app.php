<?php

declare(strict_types=1);

use App\Grown\GrownServiceProvider;

/** The providers of ../laravel11 and our own; those of the packages are found by Laravel. */
$app = require dirname(__DIR__, 2) . '/laravel11/config/app.php';

return [
    // The same in all processes; it protects nothing.
    'key' => 'base64:' . base64_encode(hash('sha256', 'grown', true)),
    'providers' => [...$app['providers'], GrownServiceProvider::class],
] + $app;
