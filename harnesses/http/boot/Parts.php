<?php

declare(strict_types=1);

namespace Bench\Boot;

/**
 * CPU time of this process by part of a request.
 *
 * Classes are loaded all along the way, so their loading is taken out of the part in which it happens and counted as
 * autoload. What reading the clock costs is measured too and taken out.
 */
final class Parts
{
    /** @var array<string, float> CPU time by stage, ms, without the loading of classes */
    private array $stages = [];
    private float $classesMs = 0.0;
    private int $classes = 0;
    /** Times that the clock was read twice around the loading of a class. */
    private int $clocked = 0;
    private int $depth = 0;

    /** @param callable(): mixed $stage */
    public function measure(string $name, callable $stage): void
    {
        [$cpu, $classesMs, $clocked] = [self::cpuMs(), $this->classesMs, $this->clocked];
        $stage();
        $taken = self::cpuMs() - $cpu - ($this->classesMs - $classesMs);
        $this->stages[$name] = $taken - ($this->clocked - $clocked) * self::clockMs();
    }

    /** Puts a clock around every autoloader that is registered by now. */
    public function watchAutoloaders(): void
    {
        $loaders = spl_autoload_functions();
        array_map(spl_autoload_unregister(...), $loaders);
        spl_autoload_register(function (string $class) use ($loaders): void {
            $begin = $this->depth++ === 0 ? self::cpuMs() : 0.0;
            foreach ($loaders as $loader) {
                $loader($class);
                if (class_exists($class, false) || interface_exists($class, false) || trait_exists($class, false)) {
                    ++$this->classes;
                    break;
                }
            }
            // A class loads its parents: the outermost clock has their time.
            if (--$this->depth === 0) {
                $this->classesMs += self::cpuMs() - $begin;
                ++$this->clocked;
            }
        });
    }

    /**
     * What a stage does a second time, with everything at hand, is no part of a request: "again" is taken out of "bench",
     * which leaves the queries, and "routing" out of "boot" where the application does it there.
     *
     * @return array{parts: array<string, float>, extraMs: float, classes: int}
     */
    public function result(): array
    {
        $stages = $this->stages;
        $container = $stages['container'] ?? $stages['boot'] - $stages['routing'];

        return [
            'parts' => [
                'autoload' => $stages['autoload'] + $this->classesMs - $this->clocked * self::clockMs(),
                'container' => max(0.0, $container),
                'routing' => $stages['routing'],
                'handling' => $stages['handling'],
                'connection' => $stages['connection'],
                'queries' => max(0.0, $stages['bench'] - $stages['again']),
            ],
            'extraMs' => (101 + 2 * $this->clocked) * self::clockMs() + 2 * $stages['again'] + (isset($stages['boot']) ? $stages['routing'] : 0.0),
            'classes' => $this->classes,
        ];
    }

    /** @return list<string> */
    public static function filesOfClasses(): array
    {
        $names = [...get_declared_classes(), ...get_declared_interfaces(), ...get_declared_traits()];
        $files = array_map(static fn (string $name) => (new \ReflectionClass($name))->getFileName(), $names);

        return array_values(array_unique(array_filter($files, static fn ($file) => is_string($file) && is_file($file))));
    }

    /** CPU time of one reading of the clock; as much of a pair of readings lies between them as outside. */
    private static function clockMs(): float
    {
        static $ms = null;
        if ($ms === null) {
            $begin = self::cpuMs();
            for ($i = 0; $i < 100; ++$i) {
                self::cpuMs();
            }
            $ms = (self::cpuMs() - $begin) / 101;
        }

        return $ms;
    }

    public static function cpuMs(): float
    {
        $usage = getrusage();

        return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1e3
            + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e3;
    }
}
