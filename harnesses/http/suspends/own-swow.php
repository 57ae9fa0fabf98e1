<?php

declare(strict_types=1);

use Swow\Socket;

/** Swow's own calls. */
return [
    'own-sleep' => static fn(array $at): Closure => static fn(): bool => msleep((int) ($at['seconds'] * 1000)) === 0,
    'own-socket' => static fn(array $at): Closure => static function () use ($at): bool {
        [$host, $port] = explode(':', $at['tcp']);

        return (new Socket(Socket::TYPE_TCP))->connect($host, (int) $port)->recvString() === "waited\n";
    },
];
