<?php

declare(strict_types=1);

/** The connections of ../laravel11 to PostgreSQL, and Redis. Where Redis is comes from the harness when one is opened. */
return (require dirname(__DIR__, 2) . '/laravel11/config/database.php') + [
    'redis' => ['client' => 'phpredis', 'default' => ['host' => '127.0.0.1'], 'cache' => ['host' => '127.0.0.1']],
];
