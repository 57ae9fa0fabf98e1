<?php

declare(strict_types=1);

namespace Bench;

use Bench\Boot\Configuration;
use Bench\Boot\Container;
use Bench\Boot\Router;
use Bench\Database\Connection;
use Bench\Database\Lender;
use Bench\FanOut\FanOut;
use Bench\Workload\FanOuts;
use Bench\Workload\Workloads;

/** The application under test: booted once per process or once per request, then it answers requests. */
final class Application
{
    /** @param array<string, list<object>> $listeners */
    private function __construct(
        private readonly Router $router,
        private readonly array $listeners,
    ) {}

    /**
     * The work that frameworks do before the first request: settings, definitions, services, events and routes.
     *
     * All files come from OPcache; nothing is kept between two boots but the classes, which PHP cannot unload.
     */
    public static function boot(): self
    {
        $generated = dirname(__DIR__) . '/generated';
        $configuration = Configuration::fromFolder("$generated/configuration");
        $container = new Container($configuration);
        $container->readDefinitions("$generated/definitions");
        $container->buildAll();

        return new self(new Router(require "$generated/routes.php"), $container->listeners());
    }

    /**
     * @param (\Closure(): FanOut)|null $fanOut for the workloads that fan out
     *
     * @return array{int, string} status and body
     */
    public function handle(string $target, Lender $connections, ?\Closure $fanOut = null, Timings $timings = new Timings()): array
    {
        $path = parse_url($target, PHP_URL_PATH);
        parse_str((string) parse_url($target, PHP_URL_QUERY), $query);
        $name = $path === '/identity' ? 'identity' : $this->router->handlerOf((string) $path);
        $needsDatabase = Workloads::needsDatabase($name);
        if ($needsDatabase === null) {
            return [404, '{"error":"no such workload"}'];
        }
        $n = $query['n'] ?? '0';
        if (!is_string($n) || !ctype_digit($n)) {
            return [400, '{"error":"n must be a whole number"}'];
        }
        foreach ($this->listeners['request'] as $listener) {
            $listener->notice($path);
        }

        $answer = static fn (?Connection $connection): array => Workloads::answer($name, (int) $n, $connection, $timings);
        $members = match (true) {
            str_starts_with($name, 'fan-out-') => FanOuts::answer($name, (int) $n, $fanOut()),
            // Who it is stands in the session, so the session has to be the same until the end.
            $needsDatabase => $connections->lend($answer, $timings, $name === 'identity'),
            default => $answer(null),
        };

        return [200, json_encode(['workload' => $name, 'n' => (int) $n] + $members, JSON_THROW_ON_ERROR)];
    }
}
