<?php

declare(strict_types=1);

/** Laravel's defaults for PostgreSQL. Where the server is comes from the harness when a connection is opened. */
return [
    'default' => 'pgsql',
    'connections' => [
        'pgsql' => [
            'driver' => 'pgsql',
            'database' => 'postgres',
            'charset' => 'utf8',
            'prefix' => '',
            'prefix_indexes' => true,
            'sslmode' => 'prefer',
            // The answers are the same bytes as those of ext-pgsql, which gives text.
            'options' => [PDO::ATTR_STRINGIFY_FETCHES => true],
        ],
    ],
];
