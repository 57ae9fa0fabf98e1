<?php

declare(strict_types=1);

namespace App;

use Illuminate\Container\Attributes\Scoped;

/** Whose request this is, as a service that an application fills early and asks later: a user, a tenant, a locale. */
#[Scoped]
final class Identity
{
    public ?string $name = null;
}
