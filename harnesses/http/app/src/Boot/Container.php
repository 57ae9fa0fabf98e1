<?php

declare(strict_types=1);

namespace Bench\Boot;

/** Services by name, built by reading their constructors, as container libraries do without a compiled dump. */
final class Container
{
    /** @var array<string, array{class: class-string, settings: string, tags: list<array{event: string, priority: int}>}> */
    private array $definitions = [];

    /** @var array<string, object> */
    private array $services = [];

    public function __construct(private readonly Configuration $configuration) {}

    /** Reads every definition file of the folder. */
    public function readDefinitions(string $folder): void
    {
        foreach (scandir($folder) as $file) {
            if (str_ends_with($file, '.php')) {
                $definition = require "$folder/$file";
                $this->definitions[$definition['class']] = $definition;
            }
        }
    }

    public function buildAll(): void
    {
        foreach ($this->definitions as $id => $definition) {
            $this->get($id);
        }
    }

    public function get(string $id): object
    {
        return $this->services[$id] ??= $this->build($id);
    }

    /** @return array<string, list<object>> services that listen, by event, most urgent first */
    public function listeners(): array
    {
        $found = [];
        foreach ($this->definitions as $id => $definition) {
            foreach ($definition['tags'] as $tag) {
                $found[$tag['event']][$tag['priority']][] = $this->get($id);
            }
        }
        foreach ($found as $event => $byPriority) {
            krsort($byPriority);
            $found[$event] = array_merge(...$byPriority);
        }

        return $found;
    }

    private function build(string $id): object
    {
        $reflection = new \ReflectionClass($id);
        $arguments = [];
        foreach ($reflection->getConstructor()?->getParameters() ?? [] as $parameter) {
            $type = $parameter->getType();
            $arguments[] = $type instanceof \ReflectionNamedType && !$type->isBuiltin()
                ? $this->get($type->getName())
                : (array) $this->configuration->get($this->definitions[$id]['settings']);
        }

        return $reflection->newInstanceArgs($arguments);
    }
}
