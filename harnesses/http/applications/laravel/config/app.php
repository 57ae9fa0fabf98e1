<?php

declare(strict_types=1);

use App\Providers\SlotDatabaseServiceProvider;
use App\Providers\SlotPaginationServiceProvider;
use Illuminate\Database\DatabaseServiceProvider;
use Illuminate\Pagination\PaginationServiceProvider;
use Illuminate\Support\ServiceProvider;

/** Laravel's own providers; two of them write to static properties, and are replaced by ones that needn't. */
return [
    'providers' => ServiceProvider::defaultProviders()->replace([
        DatabaseServiceProvider::class => SlotDatabaseServiceProvider::class,
        PaginationServiceProvider::class => SlotPaginationServiceProvider::class,
    ])->toArray(),
];
