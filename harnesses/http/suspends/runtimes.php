<?php

declare(strict_types=1);

/** What measuring needs of a runtime: to begin, a coroutine, a pause that surely suspends, and what belongs to a coroutine alone. */
interface Coroutines
{
    /** Runs until $main has ended. */
    public function begin(callable $main): void;

    public function go(callable $call): void;

    public function pause(float $seconds): void;

    /** Keeps a value for the running coroutine. */
    public function keep(string $value): void;

    /** What the running coroutine has kept. */
    public function kept(): ?string;
}

/** Values by what stands for the running coroutine. */
trait KeepsByCoroutine
{
    private static ?WeakMap $values = null;

    public function keep(string $value): void
    {
        self::$values ??= new WeakMap();
        self::$values[self::current()] = $value;
    }

    public function kept(): ?string
    {
        return self::$values[self::current()] ?? null;
    }
}

final readonly class SwooleCoroutines implements Coroutines
{
    public function __construct(private int $flags) {}

    public function begin(callable $main): void
    {
        // Otherwise run() itself switches all hooks on.
        Swoole\Coroutine::set(['hook_flags' => $this->flags]);
        Swoole\Coroutine\run(function () use ($main): void {
            if (Swoole\Runtime::getHookFlags() !== $this->flags) {
                throw new RuntimeException("hooks {$this->flags} were asked for, on are " . Swoole\Runtime::getHookFlags());
            }
            $main();
        });
    }

    public function go(callable $call): void
    {
        Swoole\Coroutine::create($call);
    }

    public function pause(float $seconds): void
    {
        Swoole\Coroutine\System::sleep($seconds);
    }

    public function keep(string $value): void
    {
        Swoole\Coroutine::getContext()['kept'] = $value;
    }

    public function kept(): ?string
    {
        return Swoole\Coroutine::getContext()['kept'] ?? null;
    }
}

final class SwowCoroutines implements Coroutines
{
    use KeepsByCoroutine;

    private static function current(): object
    {
        return Swow\Coroutine::getCurrent();
    }

    public function begin(callable $main): void
    {
        $main();
    }

    public function go(callable $call): void
    {
        Swow\Coroutine::run($call);
    }

    public function pause(float $seconds): void
    {
        msleep((int) ($seconds * 1000));
    }
}

final class AmpCoroutines implements Coroutines
{
    /** Fibers are used again, so that a value by Fiber would be found by a later request. */
    private static ?Revolt\EventLoop\FiberLocal $kept = null;

    public function begin(callable $main): void
    {
        Amp\async($main(...))->await();
    }

    public function go(callable $call): void
    {
        Amp\async($call(...))->ignore();
    }

    public function pause(float $seconds): void
    {
        Amp\delay($seconds);
    }

    public function keep(string $value): void
    {
        self::local()->set($value);
    }

    public function kept(): ?string
    {
        return self::local()->get();
    }

    private static function local(): Revolt\EventLoop\FiberLocal
    {
        return self::$kept ??= new Revolt\EventLoop\FiberLocal(static fn(): null => null);
    }
}

final class ReactCoroutines implements Coroutines
{
    use KeepsByCoroutine;

    private static function current(): object
    {
        return Fiber::getCurrent() ?? throw new LogicException('not in a Fiber');
    }

    public function begin(callable $main): void
    {
        React\Async\await(React\Async\async($main)());
    }

    public function go(callable $call): void
    {
        React\Async\async($call)();
    }

    public function pause(float $seconds): void
    {
        React\Async\delay($seconds);
    }
}

/** @param array{runtime: string, flags: int} $order */
function runtimeOf(array $order): Coroutines
{
    return match ($order['runtime']) {
        'swoole' => new SwooleCoroutines($order['flags']),
        'swow' => new SwowCoroutines(),
        'amphp' => new AmpCoroutines(),
        'reactphp' => new ReactCoroutines(),
    };
}
