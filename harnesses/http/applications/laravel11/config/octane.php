<?php

declare(strict_types=1);

use App\Octane\CleanDatabaseSession;
use Bench\Settings;
use Laravel\Octane\Contracts\OperationTerminated;
use Laravel\Octane\Events\RequestReceived;
use Laravel\Octane\Events\TaskReceived;
use Laravel\Octane\Events\TickReceived;
use Laravel\Octane\Events\WorkerErrorOccurred;
use Laravel\Octane\Events\WorkerStarting;
use Laravel\Octane\Events\WorkerStopping;
use Laravel\Octane\Listeners\CloseMonologHandlers;
use Laravel\Octane\Listeners\DisconnectFromDatabases;
use Laravel\Octane\Listeners\EnsureUploadedFilesAreValid;
use Laravel\Octane\Listeners\EnsureUploadedFilesCanBeMoved;
use Laravel\Octane\Listeners\FlushOnce;
use Laravel\Octane\Listeners\FlushTemporaryContainerInstances;
use Laravel\Octane\Listeners\ReportException;
use Laravel\Octane\Listeners\StopWorkerIfNecessary;
use Laravel\Octane\Octane;

/**
 * The listeners that Octane 2.3.6 publishes, all of those that it turns on and none that it doesn't, but for one of ours:
 * a kept connection is made as good as new, as in all other cells. BC_OCTANE_CLEAN=off leaves that out.
 */
$afterEach = [
    FlushOnce::class,
    FlushTemporaryContainerInstances::class,
    ...(Settings::fromEnvironment()->connectionKept ? [] : [DisconnectFromDatabases::class]),
    ...(getenv('BC_OCTANE_CLEAN') === 'off' ? [] : [CleanDatabaseSession::class]),
];

return [
    'server' => 'swoole',
    'https' => false,
    'listeners' => [
        WorkerStarting::class => [EnsureUploadedFilesAreValid::class, EnsureUploadedFilesCanBeMoved::class],
        RequestReceived::class => [
            ...Octane::prepareApplicationForNextOperation(),
            ...Octane::prepareApplicationForNextRequest(),
        ],
        TaskReceived::class => Octane::prepareApplicationForNextOperation(),
        TickReceived::class => Octane::prepareApplicationForNextOperation(),
        OperationTerminated::class => $afterEach,
        WorkerErrorOccurred::class => [ReportException::class, StopWorkerIfNecessary::class],
        WorkerStopping::class => [CloseMonologHandlers::class],
    ],
    'warm' => Octane::defaultServicesToWarm(),
    'flush' => [],
    'garbage' => 50,
    'max_execution_time' => 30,
    'state_file' => getenv('BC_OCTANE_STATE') ?: null,
    'swoole' => [
        // PHP's settings of the harness and the extension, for the process that Octane starts.
        'php_options' => json_decode(getenv('BC_PHP_OPTIONS') ?: '[]', true, flags: JSON_THROW_ON_ERROR),
        'options' => json_decode(getenv('BC_SWOOLE_OPTIONS') ?: '{}', true, flags: JSON_THROW_ON_ERROR)
            + ['log_file' => '/dev/stderr'],
    ],
];
