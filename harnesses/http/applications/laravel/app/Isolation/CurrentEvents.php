<?php

declare(strict_types=1);

namespace App\Isolation;

use Illuminate\Contracts\Events\Dispatcher;

/** Events of Eloquent's models, for the listeners of the slot whose request is running. */
final class CurrentEvents implements Dispatcher
{
    public function __construct(private readonly CurrentApplication $current) {}

    public function listen($events, $listener = null)
    {
        return $this->current->current()['events']->listen($events, $listener);
    }

    public function hasListeners($eventName)
    {
        return $this->current->current()['events']->hasListeners($eventName);
    }

    public function subscribe($subscriber)
    {
        return $this->current->current()['events']->subscribe($subscriber);
    }

    public function until($event, $payload = [])
    {
        return $this->current->current()['events']->until($event, $payload);
    }

    public function dispatch($event, $payload = [], $halt = false)
    {
        return $this->current->current()['events']->dispatch($event, $payload, $halt);
    }

    public function push($event, $payload = [])
    {
        return $this->current->current()['events']->push($event, $payload);
    }

    public function flush($event)
    {
        return $this->current->current()['events']->flush($event);
    }

    public function forget($event)
    {
        return $this->current->current()['events']->forget($event);
    }

    public function forgetPushed()
    {
        return $this->current->current()['events']->forgetPushed();
    }
}
