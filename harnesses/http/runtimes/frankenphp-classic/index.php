<?php

declare(strict_types=1);

// A request is what it is in PHP-FPM: everything is booted anew.
require dirname(__DIR__) . '/fpm-nginx/index.php';
