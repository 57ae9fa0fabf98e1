<?php

declare(strict_types=1);

use App\Isolation\SlotApplication;

return (require __DIR__ . '/configure.php')(SlotApplication::class, dirname(__DIR__));
