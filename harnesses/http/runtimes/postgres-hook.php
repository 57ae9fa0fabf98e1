<?php

declare(strict_types=1);

/**
 * Says "hooked" when a coroutine that waits for PostgreSQL in ordinary PDO lets the others run, else "blocks".
 *
 * Needs no database, only a port that accepts and closes after a while: one coroutine connects to it, the next looks
 * whether the first one has given up already. Then it came too late: connecting blocked the process.
 *
 * Arguments: swoole or swow; the port; for Swoole the hooks to switch on (all of them).
 */
[, $extension, $port] = $argv;
$gaveUp = false;
$verdict = 'blocks';
$connect = static function () use ($port, &$gaveUp): void {
    try {
        new PDO("pgsql:host=127.0.0.1 port=$port user=x dbname=x sslmode=disable gssencmode=disable");
    } catch (PDOException) {
        $gaveUp = true;
    }
};
$look = static function () use (&$verdict, &$gaveUp): void {
    $verdict = $gaveUp ? 'blocks' : 'hooked';
};
if ($extension === 'swoole') {
    Swoole\Runtime::setHookFlags((int) ($argv[3] ?? SWOOLE_HOOK_ALL));
    Swoole\Coroutine\run(static function () use ($connect, $look): void {
        Swoole\Coroutine::create($connect);
        Swoole\Coroutine::create($look);
    });
} elseif (class_exists('Swow\Coroutine')) {
    Swow\Coroutine::run($connect);
    $look();
}
echo $verdict;
