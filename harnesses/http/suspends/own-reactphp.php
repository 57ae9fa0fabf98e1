<?php

declare(strict_types=1);

use React\ChildProcess\Process;
use React\Http\Browser;
use React\MySQL\Factory as MysqlFactory;
use React\Promise\Deferred;
use React\Socket\Connector;

use function React\Async\await;

/** Gives all that a stream of ReactPHP says until it ends. */
$ended = static function (object $stream): string {
    [$said, $end] = ['', new Deferred()];
    $stream->on('data', static function (string $piece) use (&$said): void {
        $said .= $piece;
    });
    $stream->on('close', static fn() => $end->resolve(null));
    await($end->promise());

    return $said;
};

/** ReactPHP's own clients, awaited. */
return [
    'own-sleep' => static fn(array $at): Closure => static function () use ($at): bool {
        React\Async\delay($at['seconds']);

        return true;
    },
    'own-http' => static function (array $at): Closure {
        $browser = new Browser();

        return static fn(): bool => (string) await($browser->get($at['http']))->getBody() === 'waited';
    },
    'own-socket' => static fn(array $at): Closure => static fn(): bool => $ended(await((new Connector())->connect($at['tcp']))) === "waited\n",
    'own-dns' => static function (): Closure {
        $resolver = (new React\Dns\Resolver\Factory())->create(React\Dns\Config\Config::loadSystemConfigBlocking());

        return static fn(): bool => await($resolver->resolve('n' . bin2hex(random_bytes(6)) . '.test')) === '127.0.0.1';
    },
    'own-mariadb' => static function (array $at): Closure {
        $connection = await((new MysqlFactory())->createConnection("bench:{$at['mariadbPassword']}@127.0.0.1:{$at['mariadb']}"));

        return static fn(): bool => (string) current(await($connection->query("SELECT SLEEP({$at['seconds']}) AS said"))->resultRows[0]) === '0';
    },
    'own-redis' => static function (array $at): Closure {
        $redis = await((new Clue\React\Redis\Factory())->createClient("redis://127.0.0.1:{$at['redis']}"));

        return static fn(): bool => await($redis->__call('blpop', ['nothing-here', (string) $at['seconds']])) === null;
    },
    'own-process' => static fn(array $at): Closure => static function () use ($at, $ended): bool {
        $process = new Process("sleep {$at['seconds']}; echo waited");
        $process->start();

        return $ended($process->stdout) === "waited\n";
    },
];
