<?php

declare(strict_types=1);

use App\LaravelAnswering;
use Bench\Answering;
use Bench\Settings;

require_once __DIR__ . '/vendor/autoload.php';

/** What the servers ask: BC_ISOLATION is for showing what goes wrong without isolation. */
return static fn (Settings $settings): Answering
    => new LaravelAnswering($settings, getenv('BC_ISOLATION') ?: 'slot', __DIR__);
