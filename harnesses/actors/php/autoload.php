<?php

declare(strict_types=1);

// All of it is loaded before a window opens, on every runtime alike.
foreach ([
    ...['Scheduling/Scheduler', 'Remote/Link', 'Messages', 'Actor', 'ActorSystem', 'Latch', 'Window', 'Population'],
    ...['Scheduling/FiberScheduler', 'Scheduling/ChannelSchedulers'],
    ...['Remote/Wire', 'Remote/FiberLink', 'Remote/SwooleLink', 'Remote/SwowLink', 'Remote/SecondProcess'],
    ...['Scenarios/Scenario', 'Scenarios/OneActor', 'Scenarios/Fan', 'Scenarios/Lifecycle', 'Scenarios/PingPong'],
    ...['Scenarios/Stage', 'Scenarios/Pair'],
] as $file) {
    require __DIR__ . "/src/$file.php";
}
