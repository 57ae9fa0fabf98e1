<?php

declare(strict_types=1);

use BlockingCoefficient\Probe\SymfonyListener;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;

/** The probe, as its README hangs it in; the environment "probe" is "prod" with it. */
return static function (ContainerConfigurator $container): void {
    $container->services()->set(SymfonyListener::class)
        ->tag('kernel.event_listener', ['event' => 'kernel.request', 'method' => 'onKernelRequest', 'priority' => 10000])
        ->tag('kernel.event_listener', ['event' => 'kernel.finish_request', 'method' => 'onKernelFinishRequest', 'priority' => -10000]);
};
