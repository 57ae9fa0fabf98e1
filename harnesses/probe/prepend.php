<?php

declare(strict_types=1);

/**
 * For any application under PHP-FPM: php_admin_value[auto_prepend_file] = /path/to/harnesses/probe/prepend.php
 *
 * Shutdown functions run in the order of their registration, so one that the shutdown of this file registers is last:
 * what the application does in its own shutdown functions is measured too.
 */
(static function (): void {
    require_once __DIR__ . '/src/Log.php';
    require_once __DIR__ . '/src/Probe.php';
    $probe = BlockingCoefficient\Probe\Probe::start(BlockingCoefficient\Probe\Log::fromEnvironment(), 'prepend');
    register_shutdown_function(static function () use ($probe): void {
        register_shutdown_function($probe->finish(...));
    });
})();
