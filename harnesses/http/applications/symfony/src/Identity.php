<?php

declare(strict_types=1);

namespace App;

use Symfony\Component\EventDispatcher\Attribute\AsEventListener;
use Symfony\Component\HttpKernel\Event\RequestEvent;

/** Whose request this is, as a service that an application fills early and asks later: a user, a tenant, a locale. */
final class Identity
{
    public ?string $name = null;

    #[AsEventListener]
    public function onRequest(RequestEvent $event): void
    {
        $this->name = $event->getRequest()->query->get('n');
    }
}
