<?php

declare(strict_types=1);

use Illuminate\Support\ServiceProvider;
use Laravel\Octane\OctaneServiceProvider;

/** Octane runs Laravel's own providers and its own; all other servers those of ../laravel. */
if (getenv('LARAVEL_OCTANE') === false) {
    return require dirname(__DIR__, 2) . '/laravel/config/app.php';
}

return [
    // Octane makes an encrypter ready; nothing here encrypts.
    'key' => 'base64:' . base64_encode(random_bytes(32)),
    'providers' => [...ServiceProvider::defaultProviders()->toArray(), OctaneServiceProvider::class],
];
