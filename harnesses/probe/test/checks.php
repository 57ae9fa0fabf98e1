<?php

declare(strict_types=1);

/** Checks of the probe in plain PHP: prints one line for each and ends with 1 if one failed. */

use BlockingCoefficient\Probe\LaravelMiddleware;
use BlockingCoefficient\Probe\Log;
use BlockingCoefficient\Probe\Probe;
use BlockingCoefficient\Probe\ProbeMiddleware;
use BlockingCoefficient\Probe\Report;
use BlockingCoefficient\Probe\SymfonyListener;
use Nyholm\Psr7\Response;
use Nyholm\Psr7\ServerRequest;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\RequestHandlerInterface;

require dirname(__DIR__) . '/vendor/autoload.php';

$failed = 0;
$check = static function (string $what, bool $holds) use (&$failed): void {
    echo $holds ? 'ok   ' : 'FAIL ', $what, "\n";
    $failed += $holds ? 0 : 1;
};
$path = tempnam(sys_get_temp_dir(), 'bc-probe-test-');
/** @return list<array<string, mixed>> lines since the last call */
$lines = static function () use ($path): array {
    $found = array_map(static fn (string $line) => json_decode($line, true), file($path));
    file_put_contents($path, '');

    return $found;
};
$log = new Log($path);

$probe = Probe::start($log, 'prepend');
usleep(30_000);
$probe->finish();
$probe->finish();
[$line] = $written = $lines();
$check('finishing twice writes one line', count($written) === 1);
$check('sleeping is wall time, not CPU time', $line['wallMs'] >= 30 && $line['cpuMs'] < $line['wallMs'] / 2);

$probe = Probe::start($log, 'prepend');
for ($until = hrtime(true) + 30_000_000; hrtime(true) < $until;) {
    hash('sha256', str_repeat('x', 5000));
}
$probe->finish();
[$line] = $lines();
$check('computing is CPU time', $line['cpuMs'] > 1 && $line['cpuMs'] <= $line['wallMs'] + 1);

$probe = Probe::start($log, 'prepend');
for ($until = hrtime(true) + 100_000_000; hrtime(true) < $until;) {
    file_get_contents('/proc/self/stat');
}
$probe->finish();
[$line] = $lines();
$check('calls of the kernel are a part of CPU time', $line['kernelMs'] > 1 && $line['kernelMs'] <= $line['cpuMs']);

$one = Probe::start($log, 'prepend');
$two = Probe::start($log, 'prepend');
$one->finish();
$two->finish();
$check('requests that overlap say so', array_column($lines(), 'overlapped') === [true, true]);
Probe::start($log, 'prepend')->finish();
$check('the next one alone does not', array_column($lines(), 'overlapped') === [false]);

$handler = new class () implements RequestHandlerInterface {
    public bool $throws = false;

    public function handle(ServerRequestInterface $request): ResponseInterface
    {
        return $this->throws ? throw new RuntimeException('broken') : new Response(204);
    }
};
$middleware = new ProbeMiddleware($log);
$request = new ServerRequest('POST', 'https://example.org/private?token=secret', ['Cookie' => 'id=7'], 'body');
$response = $middleware->process($request, $handler);
[$line] = $lines();
$check('the middleware hands the response on', $response->getStatusCode() === 204);
$check('a line holds measurements only, nothing of the request', array_keys($line) === ['v', 'via', 'wallMs', 'cpuMs', 'kernelMs', 'peakMib', 'overlapped'] && $line['via'] === 'psr-15');
$handler->throws = true;
try {
    $middleware->process($request, $handler);
    $check('an exception passes through', false);
} catch (RuntimeException $error) {
    $check('an exception passes through and is measured', $error->getMessage() === 'broken' && count($lines()) === 1);
}

putenv("BC_PROBE_LOG=$path");
$answer = (new LaravelMiddleware())->handle('request', static fn ($request) => "$request answered");
$check('the Laravel middleware measures and hands on', $answer === 'request answered' && $lines()[0]['via'] === 'laravel');

$main = new class () {
    public function isMainRequest(): bool
    {
        return true;
    }
};
$sub = new class () {
    public function isMainRequest(): bool
    {
        return false;
    }
};
$listener = new SymfonyListener($log);
$listener->onKernelRequest($main);
$listener->onKernelRequest($sub);
$listener->onKernelFinishRequest($sub);
$listener->onKernelFinishRequest($main);
$written = $lines();
$check('the Symfony listener measures main requests only', count($written) === 1 && !$written[0]['overlapped']);

ini_set('error_log', '/dev/null');
$unwritable = new Log('/nowhere/at/all.ndjson');
Probe::start($unwritable, 'prepend')->finish();
Probe::start($unwritable, 'prepend')->finish();
$check('a log that cannot be written never stops the application', true);

$line = static fn (float $wall, float $cpu, bool $overlapped = false): string => json_encode(['v' => 1, 'via' => 'psr-15', 'wallMs' => $wall, 'cpuMs' => $cpu, 'peakMib' => 20, 'overlapped' => $overlapped]);
$report = Report::of([$line(28, 5), $line(30, 5), $line(26, 5), $line(500, 5, true), '{"v":1,"wall', '', $line(1.0, 1.1)]);
$check('overlapped and unreadable lines are left out and counted', $report->count() === 4 && $report->overlapped === 1 && $report->damaged === 1);
$figures = $report->figures();
$check('percentiles are nearest ranks', abs($figures['T_io ms']['p50'] - 21) < 1e-9 && abs($figures['T_io ms']['p99'] - 25) < 1e-9);
$check('the wait is never negative', min(array_values($figures['T_io ms'])) >= 0);
$check('the coefficient is the ratio of the sums', abs($report->blockingCoefficient() - 69 / 16.1) < 1e-9);
$link = Report::of([$line(28, 5)])->link('https://example.org/', 16, null);
$check('the link fills the page in, behind its #', $link === 'https://example.org/explore/would-it-help/#v=1&cpu=5&wait=23&cores=16&boot=0&bootwait=0&connect=0&connectwait=0&wmem=20.972&n=1');
$parts = ['bootMs' => 3, 'bootCpuMs' => 2, 'connectMs' => 8, 'connectCpuMs' => 2];
$with = Report::of([json_encode(['v' => 1, 'wallMs' => 30, 'cpuMs' => 6, 'peakMib' => 20, 'overlapped' => false] + $parts), $line(30, 6)]);
$check('boot and connection are means over all requests', $with->part('connect') === ['cpuMs' => 1.0, 'ioMs' => 3.0] && $with->part('boot') === ['cpuMs' => 1.0, 'ioMs' => 0.5]);
$check('the link carries them, and how many requests they are of', str_ends_with($with->link('', null, 8), '#v=1&cpu=6&wait=24&workers=8&boot=1&bootwait=0.5&connect=1&connectwait=3&wmem=20.972&n=2'));
$check('what was not measured is not given', $report->part('boot') === null);

$probe = Probe::start($log, 'psr-15');
$given = Probe::connect(static function (): string {
    usleep(20_000);

    return 'connection';
});
$probe->finish();
[$written] = $lines();
$check('opening connections is counted apart, and its result given back', $given === 'connection' && $written['connectMs'] >= 20 && $written['connectCpuMs'] < 10);
$check('outside a request it only opens', Probe::connect(static fn (): int => 7) === 7);

unlink($path);
exit($failed === 0 ? 0 : 1);
