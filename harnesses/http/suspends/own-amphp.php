<?php

declare(strict_types=1);

use Amp\Http\Client\HttpClientBuilder;
use Amp\Http\Client\Request;
use Amp\Mysql\MysqlConfig;
use Amp\Postgres\PostgresConfig;
use Amp\Process\Process;

/** Amp's own clients. */
return [
    'own-sleep' => static fn(array $at): Closure => static function () use ($at): bool {
        Amp\delay($at['seconds']);

        return true;
    },
    'own-http' => static function (array $at): Closure {
        $client = HttpClientBuilder::buildDefault();

        return static fn(): bool => $client->request(new Request($at['http']))->getBody()->buffer() === 'waited';
    },
    'own-socket' => static fn(array $at): Closure => static fn(): bool => Amp\Socket\connect($at['tcp'])->read() === "waited\n",
    'own-dns' => static fn(): Closure => static fn(): bool => Amp\Dns\resolve('n' . bin2hex(random_bytes(6)) . '.test')[0]->getValue() === '127.0.0.1',
    'own-postgresql' => static function (array $at): Closure {
        $connection = Amp\Postgres\connect(new PostgresConfig('127.0.0.1', $at['postgresql'], 'bench', $at['postgresqlPassword'], 'postgres'));

        return static fn(): bool => $connection->query("SELECT 'waited' AS said FROM pg_sleep({$at['seconds']})")->fetchRow()['said'] === 'waited';
    },
    'own-mariadb' => static function (array $at): Closure {
        $connection = Amp\Mysql\connect(new MysqlConfig('127.0.0.1', $at['mariadb'], 'bench', $at['mariadbPassword']));

        return static fn(): bool => (string) $connection->query("SELECT SLEEP({$at['seconds']}) AS said")->fetchRow()['said'] === '0';
    },
    'own-redis' => static function (array $at): Closure {
        $redis = Amp\Redis\createRedisClient("redis://127.0.0.1:{$at['redis']}");
        $redis->execute('PING');

        return static fn(): bool => $redis->execute('BLPOP', 'nothing-here', (string) $at['seconds']) === null;
    },
    'own-file' => static fn(array $at): Closure => static function () use ($at): bool {
        $at['held']->letGo();

        return Amp\File\read($at['held']->path) === "let go\n";
    },
    'own-process' => static fn(array $at): Closure => static fn(): bool => Amp\ByteStream\buffer(Process::start("sleep {$at['seconds']}; echo waited")->getStdout()) === "waited\n",
];
