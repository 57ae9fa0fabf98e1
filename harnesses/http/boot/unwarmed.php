<?php

declare(strict_types=1);

/**
 * Hides what the application has compiled at its deployment. Laravel then reads its settings and routes in each request;
 * Symfony compiles its container, which it does once after a deployment, here in each request.
 */
$folder = (string) getenv('BC_WORK') . '/unwarmed-' . bin2hex(random_bytes(4));
mkdir($folder);
$_SERVER['APP_CACHE_DIR'] = $folder;
foreach (['CONFIG', 'ROUTES', 'EVENTS'] as $kind) {
    $_SERVER["APP_{$kind}_CACHE"] = $_ENV["APP_{$kind}_CACHE"] = "$folder/" . strtolower($kind) . '.php';
}
register_shutdown_function(static function () use ($folder): void {
    $files = new RecursiveIteratorIterator(
        new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS),
        RecursiveIteratorIterator::CHILD_FIRST,
    );
    foreach ($files as $file) {
        $file->isDir() ? rmdir($file->getPathname()) : unlink($file->getPathname());
    }
    rmdir($folder);
});
