<?php

declare(strict_types=1);

namespace Bench\Actors;

use Throwable;

/** Memory that actors take who wait for a message, and how many of them a process can have. */
final class Population
{
    private const SAID_EVERY = 1_000;

    public function __construct(private readonly ActorSystem $system, private readonly int $actors) {}

    /**
     * Makes the actors, then starts them, and reads the memory before, between and after.
     * @return array<string, int|string|null> bytes of the heap and of the whole process (PSS); actors that live, and why
     *   there are no more
     */
    public function measure(): array
    {
        gc_collect_cycles();
        $heap = memory_get_usage();
        $pss = self::pssBytes();
        $refs = $this->create();
        $createdHeap = memory_get_usage() - $heap;
        [$living, $failure] = $this->start($refs);
        $memory = [
            'createdHeapBytes' => $createdHeap,
            'livingHeapBytes' => memory_get_usage() - $heap,
            'livingPssBytes' => self::pssBytes() - $pss,
        ];
        foreach (array_slice($refs, $living) as $ref) {
            $this->system->discard($ref);
        }
        return ['actors' => $this->actors, 'living' => $living, 'failure' => $failure, ...$memory];
    }

    /** @return list<ActorRef> */
    private function create(): array
    {
        $behaviour = Behaviour::receive(static function (): void {});
        $refs = [];
        for ($i = 0; $i < $this->actors; $i++) {
            $refs[] = $this->system->create("/actor-$i", $behaviour, 1);
        }
        return $refs;
    }

    /**
     * @param list<ActorRef> $refs
     * @return array{int, string|null}
     */
    private function start(array $refs): array
    {
        foreach ($refs as $number => $ref) {
            if ($number % self::SAID_EVERY === 0) {
                fwrite(STDERR, "$number actors live\n");
            }
            try {
                $this->system->start($ref);
            } catch (Throwable $thrown) {
                return [$number, $thrown->getMessage()];
            }
        }
        return [count($refs), null];
    }

    private static function pssBytes(): int
    {
        preg_match('/^Pss:\s+(\d+) kB/m', (string) file_get_contents('/proc/self/smaps_rollup'), $found);
        return (int) ($found[1] ?? 0) * 1024;
    }
}
