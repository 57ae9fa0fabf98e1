<?php

declare(strict_types=1);

use Doctrine\DBAL\DriverManager;
use Illuminate\Container\Container;
use Illuminate\Database\Capsule\Manager;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Redis\RedisManager;
use Illuminate\Support\Facades\Facade;
use Illuminate\Support\Facades\Redis as RedisFacade;
use Symfony\Component\HttpClient\HttpClient;
use Symfony\Component\HttpClient\NativeHttpClient;
use Symfony\Component\Mailer\Transport\Smtp\EsmtpTransport;
use Symfony\Component\Mime\Email;

/**
 * What is called, as PHP and its libraries have it, by id. Each is given where the servers are and how long to wait,
 * prepares itself (a connection is open before the clock runs) and returns the call, which says whether its answer was right.
 */

/** SQL that waits, and its answer. */
$pgSleep = static fn(array $at): string => "SELECT 'waited' FROM pg_sleep({$at['seconds']})";
$pgDsn = static fn(array $at): string => "host=127.0.0.1 port={$at['postgresql']} user=bench password={$at['postgresqlPassword']} dbname=postgres";
$pdoPgsql = static fn(array $at): array => ['driver' => 'pdo_pgsql', 'host' => '127.0.0.1', 'port' => $at['postgresql'], 'user' => 'bench', 'password' => $at['postgresqlPassword'], 'dbname' => 'postgres'];
$redisWait = static fn(array $at): array => ['BLPOP', 'nothing-here', (string) $at['seconds']];
/** Reads from a socket what the service sends after the wait. */
$line = static fn(string $address): Closure => static function () use ($address): bool {
    $socket = stream_socket_client($address, timeout: 5);

    return $socket !== false && fgets($socket) === "waited\n";
};
$curl = static function (string $url): CurlHandle {
    $handle = curl_init($url);
    curl_setopt_array($handle, [CURLOPT_RETURNTRANSFER => true, CURLOPT_FRESH_CONNECT => true]);

    return $handle;
};

return [
    'busy-loop' => static fn(array $at): Closure => static function () use ($at): bool {
        for ($end = hrtime(true) + $at['seconds'] * 1e9; hrtime(true) < $end;);

        return true;
    },
    // It takes whole seconds.
    'sleep' => static fn(): Closure => static fn(): bool => sleep(1) === 0,
    'usleep' => static fn(array $at): Closure => static function () use ($at): bool {
        usleep((int) ($at['seconds'] * 1e6));

        return true;
    },
    'time-nanosleep' => static fn(array $at): Closure => static fn(): bool => time_nanosleep(0, (int) ($at['seconds'] * 1e9)) === true,
    'pdo-pgsql' => static function (array $at) use ($pgSleep, $pgDsn): Closure {
        $pdo = new PDO('pgsql:' . $pgDsn($at));

        return static fn(): bool => $pdo->query($pgSleep($at))->fetchColumn() === 'waited';
    },
    'pg-query' => static function (array $at) use ($pgSleep, $pgDsn): Closure {
        $connection = pg_connect($pgDsn($at), PGSQL_CONNECT_FORCE_NEW);

        return static fn(): bool => pg_fetch_result(pg_query($connection, $pgSleep($at)), 0, 0) === 'waited';
    },
    'doctrine-dbal' => static function (array $at) use ($pgSleep, $pdoPgsql): Closure {
        $connection = DriverManager::getConnection($pdoPgsql($at));
        $connection->fetchOne('SELECT 1');

        return static fn(): bool => $connection->fetchOne($pgSleep($at)) === 'waited';
    },
    'eloquent' => static function (array $at) use ($pdoPgsql): Closure {
        static $manager = null;
        if ($manager === null) {
            $manager = new Manager();
            $manager->bootEloquent();
        }
        $name = "connection{$at['n']}";
        $manager->addConnection(['driver' => 'pgsql', 'username' => 'bench', 'database' => 'postgres'] + $pdoPgsql($at), $name);
        $manager->getConnection($name)->getPdo();
        $row = new class extends Model {
            protected $table = 'pg_database';
        };

        return static fn(): bool => $row->setConnection($name)->newQuery()
            ->selectRaw("datname, (SELECT 'waited' FROM pg_sleep({$at['seconds']})) AS said")->first()->said === 'waited';
    },
    'pdo-mysql' => static function (array $at): Closure {
        $pdo = new PDO("mysql:host=127.0.0.1;port={$at['mariadb']}", 'bench', $at['mariadbPassword']);

        return static fn(): bool => (string) $pdo->query("SELECT SLEEP({$at['seconds']})")->fetchColumn() === '0';
    },
    'mysqli' => static function (array $at): Closure {
        $mysqli = new mysqli('127.0.0.1', 'bench', $at['mariadbPassword'], null, $at['mariadb']);

        return static fn(): bool => $mysqli->query("SELECT SLEEP({$at['seconds']})")->fetch_row()[0] === '0';
    },
    'pdo-sqlite' => static function (array $at): Closure {
        $pdo = new PDO("sqlite:{$at['held']->path}", options: [PDO::ATTR_TIMEOUT => 5]);

        return static function () use ($at, $pdo): bool {
            $at['held']->letGo();

            return (int) $pdo->query('SELECT count(*) FROM t')->fetchColumn() === 0;
        };
    },
    'sqlite3' => static function (array $at): Closure {
        $database = new SQLite3($at['held']->path);
        $database->busyTimeout(5000);

        return static function () use ($at, $database): bool {
            $at['held']->letGo();

            return $database->querySingle('SELECT count(*) FROM t') === 0;
        };
    },
    'phpredis' => static function (array $at) use ($redisWait): Closure {
        $redis = new Redis();
        $redis->connect('127.0.0.1', $at['redis']);

        return static fn(): bool => !$redis->rawCommand(...$redisWait($at));
    },
    'predis' => static function (array $at) use ($redisWait): Closure {
        $redis = new Predis\Client(['host' => '127.0.0.1', 'port' => $at['redis'], 'read_write_timeout' => 5]);
        $redis->connect();

        return static fn(): bool => $redis->executeRaw($redisWait($at)) === null;
    },
    'laravel-redis' => static function (array $at) use ($redisWait): Closure {
        static $container = null;
        if ($container === null) {
            $container = new Container();
            $names = array_map(static fn(int $n): string => "connection$n", range(0, 31));
            $hosts = array_fill_keys($names, ['host' => '127.0.0.1', 'port' => $at['redis']]);
            $container->instance('redis', new RedisManager($container, 'phpredis', $hosts));
            Facade::setFacadeApplication($container);
        }
        $name = "connection{$at['n']}";
        RedisFacade::connection($name)->ping();

        return static fn(): bool => !RedisFacade::connection($name)->executeRaw($redisWait($at));
    },
    // No server of it is needed: the driver waits for one that never answers.
    'mongodb' => static function (array $at): Closure {
        $ms = (int) ($at['seconds'] * 1000);
        $manager = new MongoDB\Driver\Manager("mongodb://{$at['silent']}/?serverSelectionTimeoutMS=$ms&connectTimeoutMS=$ms&appname=n{$at['n']}" . random_int(0, PHP_INT_MAX));

        return static function () use ($manager): bool {
            try {
                $manager->executeCommand('admin', new MongoDB\Driver\Command(['ping' => 1]));
            } catch (MongoDB\Driver\Exception\ConnectionTimeoutException) {
                return true;
            }

            return false;
        };
    },
    'grpc' => static function (array $at): Closure {
        $channel = new Grpc\Channel($at['silent'], ['credentials' => Grpc\ChannelCredentials::createInsecure(), 'n' => $at['n']]);

        return static function () use ($at, $channel): bool {
            $end = Grpc\Timeval::now()->add(new Grpc\Timeval((int) ($at['seconds'] * 1e6)));
            while ($channel->watchConnectivityState($channel->getConnectivityState(true), $end));

            return true;
        };
    },
    'curl-exec' => static function (array $at) use ($curl): Closure {
        $handle = $curl($at['http']);

        return static fn(): bool => curl_exec($handle) === 'waited';
    },
    'curl-multi' => static function (array $at) use ($curl): Closure {
        $handle = $curl($at['http']);
        $multi = curl_multi_init();
        curl_multi_add_handle($multi, $handle);

        return static function () use ($multi, $handle): bool {
            do {
                curl_multi_exec($multi, $running);
                curl_multi_select($multi);
            } while ($running > 0);

            return curl_multi_getcontent($handle) === 'waited';
        };
    },
    'file-get-contents-http' => static fn(array $at): Closure => static fn(): bool => file_get_contents($at['http']) === 'waited',
    'file-get-contents-https' => static fn(array $at): Closure => static fn(): bool => file_get_contents(
        $at['https'],
        context: stream_context_create(['ssl' => ['verify_peer' => false, 'verify_peer_name' => false]]),
    ) === 'waited',
    'guzzle' => static function (array $at): Closure {
        $client = new GuzzleHttp\Client();

        return static fn(): bool => (string) $client->get($at['http'])->getBody() === 'waited';
    },
    'symfony-http' => static function (array $at): Closure {
        $client = HttpClient::create();

        return static fn(): bool => $client->request('GET', $at['http'])->getContent() === 'waited';
    },
    'symfony-http-native' => static function (array $at): Closure {
        $client = new NativeHttpClient();

        return static fn(): bool => $client->request('GET', $at['http'])->getContent() === 'waited';
    },
    'stream-socket' => static fn(array $at): Closure => $line("tcp://{$at['tcp']}"),
    'stream-unix' => static fn(array $at): Closure => $line("unix://{$at['unix']}"),
    // A question to the slow name server, in its own bytes.
    'stream-udp' => static fn(array $at): Closure => static function () use ($at): bool {
        $socket = stream_socket_client("udp://{$at['names']}:53");
        fwrite($socket, "\x12\x34\x01\x00\x00\x01\x00\x00\x00\x00\x00\x00\x04slow\x04test\x00\x00\x01\x00\x01");

        return str_starts_with((string) fread($socket, 512), "\x12\x34");
    },
    'stream-select' => static function (array $at): Closure {
        [$here, $there] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);

        return static function () use ($at, $here, $there): bool {
            [$read, $write, $except] = [[$here], [], []];

            return stream_select($read, $write, $except, 0, (int) ($at['seconds'] * 1e6)) === 0 && is_resource($there);
        };
    },
    'sockets' => static fn(array $at): Closure => static function () use ($at): bool {
        $socket = socket_create(AF_INET, SOCK_STREAM, SOL_TCP);
        [$host, $port] = explode(':', $at['tcp']);
        socket_connect($socket, $host, (int) $port);

        return socket_read($socket, 64) === "waited\n";
    },
    'gethostbyname' => static fn(): Closure => static fn(): bool => gethostbyname('n' . bin2hex(random_bytes(6)) . '.test') === '127.0.0.1',
    'symfony-mailer' => static function (array $at): Closure {
        [$host, $port] = explode(':', $at['smtp']);
        $transport = new EsmtpTransport($host, (int) $port, false);
        $email = (new Email())->from('a@example.org')->to('b@example.org')->text('Hello');

        return static fn(): bool => str_contains($transport->send($email)->getDebug(), '250 waited');
    },
    // By the program that php.ini names; ours takes the wait.
    'mail' => static fn(): Closure => static fn(): bool => mail('b@example.org', 'Hello', 'Hello'),
    'file-get-contents-fifo' => static fn(array $at): Closure => static function () use ($at): bool {
        $at['held']->letGo();

        return file_get_contents($at['held']->path) === "let go\n";
    },
    'fgets-pipe' => static function (array $at): Closure {
        // For reading and writing, so that opening waits for nobody.
        $pipe = fopen($at['held']->path, 'r+');

        return static function () use ($at, $pipe): bool {
            $at['held']->letGo();

            return fgets($pipe) === "let go\n";
        };
    },
    'flock' => static function (array $at): Closure {
        $file = fopen($at['held']->path, 'r');

        return static function () use ($at, $file): bool {
            $at['held']->letGo();

            return flock($file, LOCK_SH);
        };
    },
    'exec' => static fn(array $at): Closure => static fn(): bool => exec("sleep {$at['seconds']}; echo waited") === 'waited',
    'proc-open' => static fn(array $at): Closure => static function () use ($at): bool {
        $process = proc_open("sleep {$at['seconds']}; echo waited", [1 => ['pipe', 'w']], $pipes);
        $said = stream_get_contents($pipes[1]);
        proc_close($process);

        return $said === "waited\n";
    },
];
