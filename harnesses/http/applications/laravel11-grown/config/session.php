<?php

declare(strict_types=1);

return [
    'driver' => 'redis',
    'lifetime' => 120,
    'expire_on_close' => false,
    'connection' => 'default',
    'lottery' => [2, 100],
    'cookie' => 'laravel_session',
    'path' => '/',
    'http_only' => true,
    'same_site' => 'lax',
];
