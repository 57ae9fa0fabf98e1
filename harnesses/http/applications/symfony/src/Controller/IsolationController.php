<?php

declare(strict_types=1);

namespace App\Controller;

use App\Identity;
use Bench\Interleaving\Together;
use Doctrine\DBAL\Connection;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\HttpKernel\Attribute\MapQueryParameter;
use Symfony\Component\Routing\Attribute\Route;

/** Routes that the harness asks before a cell counts; no workload. */
final class IsolationController
{
    /** Controllers are services: a property lives as long as the container. */
    private ?string $n = null;

    public function __construct(
        private readonly Connection $database,
        private readonly RequestStack $requests,
        private readonly Identity $identity,
    ) {}

    /**
     * Whose request each place believes to serve after other requests have come between, and what an earlier request
     * left in the session of the database.
     */
    #[Route('/identity', methods: 'GET')]
    public function identity(#[MapQueryParameter] string $n): JsonResponse
    {
        $this->n = $n;
        [$seen, $together] = Together::count(function () use ($n): array {
            $left = $this->database->fetchOne("SELECT current_setting('bench.identity', true)");
            $this->database->executeStatement("SELECT set_config('bench.identity', ?, false)", [$n]);
            Together::stepAside($this->database->executeStatement(...));
            $connection = $this->database->fetchOne("SELECT current_setting('bench.identity', true)");
            Together::stepAside($this->database->executeStatement(...));

            return [
                'request' => $this->requests->getCurrentRequest()?->query->get('n'),
                'container' => $this->identity->name,
                'controller' => $this->n,
                'connection' => $connection,
                'left' => (string) $left,
            ];
        });

        return new JsonResponse(['workload' => 'identity', 'n' => $n, 'together' => $together, 'seen' => $seen]);
    }

    /** Fails in the middle of a transaction, having changed a setting of the session. */
    #[Route('/failing', methods: 'GET')]
    public function failing(): never
    {
        $this->database->executeStatement("SET bench.identity = 'failed'");
        $this->database->executeStatement('BEGIN');
        $this->database->executeStatement('UPDATE posts SET views_count = -1 WHERE id = 1');
        throw new \RuntimeException('A failure in the middle of a transaction');
    }

    /** What a failed request would leave on this connection: an open transaction, a setting, a row. */
    #[Route('/transaction', methods: 'GET')]
    public function transaction(): JsonResponse
    {
        return new JsonResponse($this->database->fetchAssociative(
            "SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS inside, coalesce(current_setting('bench.identity', true), '') AS left,"
            . ' (SELECT views_count FROM public.posts WHERE id = 1) AS views',
        ));
    }
}
