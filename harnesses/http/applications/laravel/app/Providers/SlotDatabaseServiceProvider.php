<?php

declare(strict_types=1);

namespace App\Providers;

use App\Isolation\SlotApplication;
use Illuminate\Database\DatabaseServiceProvider;

/** Laravel's provider, without making this application's connections and events those of all Eloquent models. */
final class SlotDatabaseServiceProvider extends DatabaseServiceProvider
{
    public function boot(): void
    {
        if (!SlotApplication::areApart()) {
            parent::boot();
        }
    }
}
