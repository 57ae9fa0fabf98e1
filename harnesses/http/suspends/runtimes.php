<?php

declare(strict_types=1);

/** What measuring needs of a runtime: to begin, a coroutine, and a pause that surely suspends. */
interface Coroutines
{
    /** Runs until $main has ended. */
    public function begin(callable $main): void;

    public function go(callable $call): void;

    public function pause(float $seconds): void;
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
}

final readonly class SwowCoroutines implements Coroutines
{
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

final readonly class AmpCoroutines implements Coroutines
{
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
}

final readonly class ReactCoroutines implements Coroutines
{
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
