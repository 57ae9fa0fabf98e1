<?php

declare(strict_types=1);

return (require __DIR__ . '/configure.php')(dirname(__DIR__));
