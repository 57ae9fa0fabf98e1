<?php

declare(strict_types=1);

use App\Kernel;
use App\Slot;
use Bench\Database\SessionParameters;
use Bench\Settings;
use Doctrine\DBAL\Connection;
use Runtime\Swoole\Runtime;
use Symfony\Component\HttpKernel\KernelEvents;

require dirname(__DIR__, 2) . '/app/autoload.php';
require dirname(__DIR__, 2) . '/applications/symfony/vendor/autoload.php';
require __DIR__ . '/vendor/autoload.php';

$settings = Settings::fromEnvironment();
SessionParameters::announce($settings);
$slot = new Slot();
// What an application's public/index.php returns; each worker has a copy of its own, and connects by itself.
$kernel = new Kernel(Kernel::environmentOfThisProcess(), false);
$kernel->boot();
$container = $kernel->getContainer();
$container->set(Slot::class, $slot);
// The kernel resets its services. What a request has left on a connection nobody takes back.
$container->get('event_dispatcher')->addListener(
    KernelEvents::TERMINATE,
    static fn () => $slot->release($container->get(Connection::class), $settings->connectionKept),
);
$runtime = new Runtime([
    'host' => $settings->socket,
    'port' => 0,
    'sock_type' => SWOOLE_SOCK_UNIX_STREAM,
    'settings' => ['worker_num' => $settings->workers] + json_decode(getenv('BC_SWOOLE_OPTIONS') ?: '{}', true, 4, JSON_THROW_ON_ERROR),
    'disable_dotenv' => true,
    'error_handler' => false,
]);
exit($runtime->getRunner($kernel)->run());
