<?php

declare(strict_types=1);

namespace App\Isolation;

use ArrayAccess;
use Closure;
use Illuminate\Contracts\Container\Container;
use Illuminate\Foundation\Application;

/**
 * Stands where Laravel keeps one application for the whole process (Container::getInstance(), facades, helpers) and
 * hands everything to the application of the slot whose request is running.
 *
 * The contract is written out, so that a method that a new version adds can't be missed; the rest goes through __call.
 *
 * @implements ArrayAccess<string, mixed>
 */
final class CurrentApplication implements ArrayAccess, Container
{
    /** @param Closure(): Application $current */
    public function __construct(private readonly Closure $current) {}

    public function current(): Application
    {
        return ($this->current)();
    }

    /** @param list<mixed> $arguments */
    public function __call(string $method, array $arguments): mixed
    {
        return $this->current()->$method(...$arguments);
    }

    public function get(string $id)
    {
        return $this->current()->get($id);
    }

    public function bound($abstract)
    {
        return $this->current()->bound($abstract);
    }

    public function alias($abstract, $alias)
    {
        return $this->current()->alias($abstract, $alias);
    }

    public function tag($abstracts, $tags)
    {
        return $this->current()->tag($abstracts, $tags);
    }

    public function tagged($tag)
    {
        return $this->current()->tagged($tag);
    }

    public function bind($abstract, $concrete = null, $shared = false)
    {
        return $this->current()->bind($abstract, $concrete, $shared);
    }

    public function bindMethod($method, $callback)
    {
        return $this->current()->bindMethod($method, $callback);
    }

    public function bindIf($abstract, $concrete = null, $shared = false)
    {
        return $this->current()->bindIf($abstract, $concrete, $shared);
    }

    public function singleton($abstract, $concrete = null)
    {
        return $this->current()->singleton($abstract, $concrete);
    }

    public function singletonIf($abstract, $concrete = null)
    {
        return $this->current()->singletonIf($abstract, $concrete);
    }

    public function scoped($abstract, $concrete = null)
    {
        return $this->current()->scoped($abstract, $concrete);
    }

    public function scopedIf($abstract, $concrete = null)
    {
        return $this->current()->scopedIf($abstract, $concrete);
    }

    public function extend($abstract, Closure $closure)
    {
        return $this->current()->extend($abstract, $closure);
    }

    public function instance($abstract, $instance)
    {
        return $this->current()->instance($abstract, $instance);
    }

    public function addContextualBinding($concrete, $abstract, $implementation)
    {
        return $this->current()->addContextualBinding($concrete, $abstract, $implementation);
    }

    public function when($concrete)
    {
        return $this->current()->when($concrete);
    }

    public function factory($abstract)
    {
        return $this->current()->factory($abstract);
    }

    public function flush()
    {
        return $this->current()->flush();
    }

    public function make($abstract, array $parameters = [])
    {
        return $this->current()->make($abstract, $parameters);
    }

    public function call($callback, array $parameters = [], $defaultMethod = null)
    {
        return $this->current()->call($callback, $parameters, $defaultMethod);
    }

    public function resolved($abstract)
    {
        return $this->current()->resolved($abstract);
    }

    public function beforeResolving($abstract, ?Closure $callback = null)
    {
        return $this->current()->beforeResolving($abstract, $callback);
    }

    public function resolving($abstract, ?Closure $callback = null)
    {
        return $this->current()->resolving($abstract, $callback);
    }

    public function afterResolving($abstract, ?Closure $callback = null)
    {
        return $this->current()->afterResolving($abstract, $callback);
    }

    public function has(string $id): bool
    {
        return $this->current()->has($id);
    }

    public function offsetExists(mixed $offset): bool
    {
        return $this->current()->offsetExists($offset);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->current()->offsetGet($offset);
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        $this->current()->offsetSet($offset, $value);
    }

    public function offsetUnset(mixed $offset): void
    {
        $this->current()->offsetUnset($offset);
    }
}
