<?php

declare(strict_types=1);

/** Finds a class of the application in the file of its name; the same loader for every runtime. */
spl_autoload_register(static function (string $class): void {
    $folders = ['Bench\\Generated\\' => __DIR__ . '/generated/', 'Bench\\' => __DIR__ . '/src/'];
    foreach ($folders as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            require $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';

            return;
        }
    }
});
