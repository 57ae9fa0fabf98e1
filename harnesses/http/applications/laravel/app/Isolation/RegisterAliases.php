<?php

declare(strict_types=1);

namespace App\Isolation;

use Illuminate\Contracts\Foundation\Application;
use Illuminate\Foundation\AliasLoader;
use Illuminate\Foundation\Bootstrap\RegisterFacades;
use Illuminate\Foundation\PackageManifest;

/** Laravel's step of the boot, without making this application that of all facades. */
final class RegisterAliases extends RegisterFacades
{
    public function bootstrap(Application $app): void
    {
        AliasLoader::getInstance(array_merge(
            $app->make('config')->get('app.aliases', []),
            $app->make(PackageManifest::class)->aliases(),
        ))->register();
    }
}
