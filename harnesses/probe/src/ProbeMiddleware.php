<?php

declare(strict_types=1);

namespace BlockingCoefficient\Probe;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;

/** For PSR-15 applications: hang it in as the outermost middleware. */
final class ProbeMiddleware implements MiddlewareInterface
{
    private readonly Log $log;

    public function __construct(?Log $log = null)
    {
        $this->log = $log ?? Log::fromEnvironment();
    }

    public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface
    {
        $probe = Probe::start($this->log, 'psr-15');
        try {
            return $handler->handle($request);
        } finally {
            $probe->finish('psr-15');
        }
    }
}
