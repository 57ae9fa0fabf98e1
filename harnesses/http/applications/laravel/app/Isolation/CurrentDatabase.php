<?php

declare(strict_types=1);

namespace App\Isolation;

use Illuminate\Database\ConnectionResolverInterface;

/** Eloquent's resolver: the connections of the slot whose request is running. */
final class CurrentDatabase implements ConnectionResolverInterface
{
    public function __construct(private readonly CurrentApplication $current) {}

    public function connection($name = null)
    {
        return $this->current->current()['db']->connection($name);
    }

    public function getDefaultConnection()
    {
        return $this->current->current()['db']->getDefaultConnection();
    }

    public function setDefaultConnection($name)
    {
        return $this->current->current()['db']->setDefaultConnection($name);
    }
}
