<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scheduling\Mailbox;
use Closure;
use Throwable;

/** What an actor with state becomes after a message. */
final class Next
{
    public function __construct(public readonly mixed $state) {}
}

/** What an actor does with a message. */
final class Behaviour
{
    private function __construct(
        public readonly Closure $handle,
        public readonly bool $hasState,
        public readonly mixed $initialState,
    ) {}

    /** @param Closure(Context, object): void $handle */
    public static function receive(Closure $handle): self
    {
        return new self($handle, false, null);
    }

    /** @param Closure(Context, object, mixed): Next $handle gives the next state in an object of its own */
    public static function withState(mixed $initialState, Closure $handle): self
    {
        return new self($handle, true, $initialState);
    }
}

/** The address of an actor: all that others know of it. */
final class ActorRef
{
    private static int $lastId = 0;

    public function __construct(public readonly string $path, private readonly Mailbox $mailbox) {}

    /** Puts a message into the actor's mailbox, and waits only while that is full. */
    public function tell(object $message, string $sender = ''): void
    {
        $this->mailbox->push(new Envelope(++self::$lastId, $sender, $this->path, $message));
    }

    /** Puts a message that came from elsewhere into the actor's mailbox. */
    public function deliver(Envelope $envelope): void
    {
        $this->mailbox->push($envelope);
    }
}

/** What a handler may ask while it handles a message. */
final class Context
{
    /** Path of whoever sent the message that is being handled. */
    public string $sender = '';

    public function __construct(public readonly ActorSystem $system, public readonly ActorRef $self) {}
}

/** One actor: takes messages from its mailbox one at a time, and ends with a poison pill or an exception. */
final class Actor
{
    private readonly Closure $handle;
    private readonly bool $hasState;
    private mixed $state;

    public function __construct(
        private readonly Context $context,
        private readonly Mailbox $mailbox,
        Behaviour $behaviour,
    ) {
        $this->handle = $behaviour->handle;
        $this->hasState = $behaviour->hasState;
        $this->state = $behaviour->initialState;
    }

    /** The life of the actor, in a coroutine of its own. */
    public function run(): void
    {
        $failure = null;
        try {
            while (true) {
                $envelope = $this->mailbox->pop();
                if ($envelope->message instanceof PoisonPill) {
                    break;
                }
                $this->dispatch($envelope);
            }
        } catch (Throwable $thrown) {
            $failure = $thrown;
        }
        $this->context->system->ended($this->context->self, $failure);
    }

    /** Hands one message to the behaviour and takes over the new state. */
    public function dispatch(Envelope $envelope): void
    {
        $this->context->sender = $envelope->sender;
        if ($this->hasState) {
            $this->state = ($this->handle)($this->context, $envelope->message, $this->state)->state;
        } else {
            ($this->handle)($this->context, $envelope->message);
        }
    }

    public function state(): mixed
    {
        return $this->state;
    }
}
