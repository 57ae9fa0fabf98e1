<?php

declare(strict_types=1);

/**
 * Answers with what connecting costs this process. PHP's own server runs it; BC_DSN, BC_USER and BC_PASSWORD say where
 * to connect, BC_PERSISTENT=1 that PDO keeps the connection.
 *
 * ?opened=N opens a connection, asks SELECT 1 and closes it again, N times.
 * ?kept=N asks SELECT 1 N times on a connection that lives on to the next request of this kind.
 */
function connect(bool $persistent): PDO
{
    return new PDO(getenv('BC_DSN'), getenv('BC_USER'), getenv('BC_PASSWORD'), [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_PERSISTENT => $persistent,
        // One message and one answer for a query, with each driver.
        PDO::ATTR_EMULATE_PREPARES => true,
    ]);
}

function ask(PDO $connection): void
{
    if ((int) $connection->query('SELECT 1')->fetchColumn() !== 1) {
        throw new RuntimeException('SELECT 1 was answered with something else');
    }
}

function cpuMs(): float
{
    $used = getrusage();

    return 1e3 * ($used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'])
        + ($used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']) / 1e3;
}

/**
 * @param Closure(): int $once gives the time when it had its connection, ns
 * @return array{openMs: list<float>, wholeMs: list<float>, cpuMs: float}
 */
function measure(int $times, Closure $once): array
{
    $openMs = $wholeMs = [];
    $cpuMs = cpuMs();
    for ($i = 0; $i < $times; ++$i) {
        $start = hrtime(true);
        $open = $once();
        $wholeMs[] = (hrtime(true) - $start) / 1e6;
        $openMs[] = ($open - $start) / 1e6;
    }

    return ['openMs' => $openMs, 'wholeMs' => $wholeMs, 'cpuMs' => cpuMs() - $cpuMs];
}

header('Content-Type: application/json');
try {
    if (isset($_GET['kept'])) {
        $connection = connect(true);
        $answer = measure((int) $_GET['kept'], static function () use ($connection): int {
            $open = hrtime(true);
            ask($connection);

            return $open;
        });
    } else {
        $persistent = getenv('BC_PERSISTENT') === '1';
        $answer = measure((int) ($_GET['opened'] ?? 0), static function () use ($persistent): int {
            $connection = connect($persistent);
            $open = hrtime(true);
            ask($connection);
            // Gone when this function ends: PDO closes it, or keeps it.
            return $open;
        });
    }
    echo json_encode($answer, JSON_THROW_ON_ERROR);
} catch (Throwable $error) {
    http_response_code(500);
    echo $error->getMessage();
}
