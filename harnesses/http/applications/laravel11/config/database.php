<?php

declare(strict_types=1);

use Bench\Database\SessionParameters;
use Bench\Settings;

/** The settings of ../laravel. Under Octane, which takes no connector of ours, they also say where the server is. */
$database = require dirname(__DIR__, 2) . '/laravel/config/database.php';
if (getenv('LARAVEL_OCTANE') !== false) {
    $settings = Settings::fromEnvironment();
    ['host' => $host, 'port' => $port, 'user' => $username, 'password' => $password, 'dbname' => $name]
        = SessionParameters::of($settings);
    $database['connections']['pgsql'] = compact('host', 'port', 'username', 'password')
        + ['database' => $name, 'search_path' => SessionParameters::searchPath($settings)]
        + $database['connections']['pgsql'];
}

return $database;
