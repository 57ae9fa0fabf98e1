<?php

declare(strict_types=1);

namespace Bench\Actors;

use Bench\Actors\Scheduling\Mailbox;
use Closure;
use Throwable;

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
