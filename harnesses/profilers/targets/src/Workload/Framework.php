<?php

declare(strict_types=1);

namespace Bench\Profiled\Workload;

/** A controller that asks a repository for twenty rows, builds an array and encodes it; fifty requests a step. */
final class Framework extends Workload
{
    private const REQUESTS = 50;
    private const ROWS = 20;
    private const KNOWN_ROWS = 200;

    /** @var array<int, array{id: int, name: string}> */
    private array $rows = [];
    private int $request = 0;

    public function step(): int
    {
        for ($i = 0; $i < self::REQUESTS; $i++) {
            $this->answer($this->request++);
        }
        return self::REQUESTS;
    }

    private function answer(int $request): string
    {
        $answer = [];
        for ($i = 0; $i < self::ROWS; $i++) {
            $answer[] = $this->find(($request + $i) % self::KNOWN_ROWS);
        }
        return json_encode($answer, JSON_THROW_ON_ERROR);
    }

    /** @return array{id: int, name: string} */
    private function find(int $id): array
    {
        return $this->rows[$id] ??= ['id' => $id, 'name' => "row $id"];
    }
}
