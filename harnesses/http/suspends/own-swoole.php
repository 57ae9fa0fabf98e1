<?php

declare(strict_types=1);

use Swoole\Coroutine\Client;
use Swoole\Coroutine\Http\Client as HttpClient;
use Swoole\Coroutine\System;

/** Swoole's own clients; they need no hook. */
return [
    'own-sleep' => static fn(array $at): Closure => static fn(): bool => System::sleep($at['seconds']),
    'own-http' => static function (array $at): Closure {
        $url = parse_url($at['http']);

        return static function () use ($url): bool {
            $client = new HttpClient($url['host'], $url['port']);
            $client->get('/');

            return $client->getBody() === 'waited';
        };
    },
    'own-socket' => static fn(array $at): Closure => static function () use ($at): bool {
        [$host, $port] = explode(':', $at['tcp']);
        $client = new Client(SWOOLE_SOCK_TCP);
        $client->connect($host, (int) $port, 5);

        return $client->recv() === "waited\n";
    },
    'own-dns' => static fn(): Closure => static fn(): bool => System::gethostbyname('n' . bin2hex(random_bytes(6)) . '.test') === '127.0.0.1',
    'own-file' => static fn(array $at): Closure => static function () use ($at): bool {
        $at['held']->letGo();

        return System::readFile($at['held']->path) === "let go\n";
    },
    'own-process' => static fn(array $at): Closure => static fn(): bool => System::exec("sleep {$at['seconds']}; echo waited")['output'] === "waited\n",
];
