<?php

declare(strict_types=1);

/**
 * Writes what an application compiles once per deployment: container, routes, settings. Argument: its name.
 *
 * It does nothing where neither the application, its libraries nor PHP have changed since.
 */

use App\Kernel;
use Illuminate\Contracts\Console\Kernel as Console;

$folder = __DIR__ . '/' . basename($argv[1] ?? '');
if (!is_file("$folder/vendor/autoload.php")) {
    fwrite(STDERR, "$folder: no vendor folder; composer install --no-dev --optimize-autoloader -d $folder\n");
    exit(1);
}

/** @return list<string> files of the application and Composer's record of its libraries */
function sourcesOf(string $folder): array
{
    $files = ["$folder/vendor/composer/installed.php", __FILE__, ...glob("$folder/*.php"), ...glob("$folder/bootstrap/*.php")];
    // One without code of its own serves Laravel's.
    $code = is_dir("$folder/app") || is_dir("$folder/src") ? $folder : __DIR__ . '/laravel';
    foreach (array_filter(["$code/app", "$code/src", "$folder/config", "$code/routes"], is_dir(...)) as $part) {
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($part, FilesystemIterator::SKIP_DOTS)) as $file) {
            $files[] = $file->getPathname();
        }
    }
    sort($files);

    return $files;
}

function removeFolder(string $folder): void
{
    if (is_dir($folder)) {
        foreach (new RecursiveIteratorIterator(
            new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS),
            RecursiveIteratorIterator::CHILD_FIRST,
        ) as $file) {
            $file->isDir() ? rmdir($file->getPathname()) : unlink($file->getPathname());
        }
        rmdir($folder);
    }
}

$state = hash('sha256', PHP_VERSION . $folder . implode('', array_map(hash_file(...), array_fill(0, count($files = sourcesOf($folder)), 'sha256'), $files)));
$record = "$folder/var/warmed";
if (is_file($record) && file_get_contents($record) === $state) {
    exit(0);
}
require dirname(__DIR__) . '/app/autoload.php';
require "$folder/vendor/autoload.php";
$begin = hrtime(true);
removeFolder("$folder/var/cache");
if (class_exists(Kernel::class)) {
    array_map(static fn (string $environment) => (new Kernel($environment, false))->boot(), ['prod', 'probe']);
} else {
    $application = require "$folder/bootstrap/app.php";
    // No views are made ready: there are none but the framework's error pages.
    foreach (['config:cache', 'event:cache', 'route:cache'] as $command) {
        $application->make(Console::class)->call($command);
    }
}
if (!is_dir("$folder/var")) {
    mkdir("$folder/var", 0777, true);
}
file_put_contents($record, $state);
printf("%s warmed in %.0f ms\n", basename($folder), (hrtime(true) - $begin) / 1e6);
