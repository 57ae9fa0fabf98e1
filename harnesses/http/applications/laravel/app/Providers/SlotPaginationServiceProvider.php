<?php

declare(strict_types=1);

namespace App\Providers;

use App\Isolation\SlotApplication;
use Illuminate\Pagination\PaginationServiceProvider;

/** Laravel's provider, without making this application's request the one that all paginators read their page from. */
final class SlotPaginationServiceProvider extends PaginationServiceProvider
{
    public function register(): void
    {
        if (!SlotApplication::areApart()) {
            parent::register();
        }
    }
}
