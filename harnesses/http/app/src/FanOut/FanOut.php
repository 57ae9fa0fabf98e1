<?php

declare(strict_types=1);

namespace Bench\FanOut;

/**
 * What a request can do with several waits: have them one after the other, or at the same time. Both ways use the same
 * clients, so that they differ in nothing else.
 */
interface FanOut
{
    /**
     * @param list<string> $queries
     * @return list<list<array<string, string|null>>> rows of each query, in their order
     */
    public function queriesInTurn(array $queries): array;

    /**
     * Each on a connection of its own.
     *
     * @param list<string> $queries
     * @return list<list<array<string, string|null>>>
     */
    public function queriesAtOnce(array $queries): array;

    /**
     * Asks the HTTP service, each time over a connection of its own, which is closed.
     *
     * @param list<int> $ids
     * @return list<string> bodies, in their order
     */
    public function callsInTurn(array $ids): array;

    /**
     * @param list<int> $ids
     * @return list<string>
     */
    public function callsAtOnce(array $ids): array;
}
