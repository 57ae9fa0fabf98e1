<?php

declare(strict_types=1);

use App\Database\ConnectionFactory;
use App\Slot;
use Doctrine\DBAL\Connection;
use Symfony\Component\DependencyInjection\Loader\Configurator\ContainerConfigurator;

return static function (ContainerConfigurator $container): void {
    $services = $container->services()->defaults()->autowire()->autoconfigure();
    $services->load('App\\', '../src/')->exclude('../src/{Kernel,SymfonyAnswering}.php');
    $services->load('App\\Controller\\', '../src/Controller/')->tag('controller.service_arguments');
    // Each kernel is given the slot that it answers for.
    $services->set(Slot::class)->synthetic()->public();
    // In a server that lives on, PHP_SAPI is cli, where Symfony renders errors for a terminal: with their trace.
    $services->alias('error_renderer', 'error_renderer.html');
    $services->set(Connection::class)->factory([ConnectionFactory::class, 'make'])->public();
};
