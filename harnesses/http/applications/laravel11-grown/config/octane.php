<?php

declare(strict_types=1);

return require dirname(__DIR__, 2) . '/laravel11/config/octane.php';
