<?php

declare(strict_types=1);

namespace App;

/** Whose request this is, as a service that an application fills early and asks later: a user, a tenant, a locale. */
final class Identity
{
    public ?string $name = null;
}
