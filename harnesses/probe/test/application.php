<?php

declare(strict_types=1);

// An application under the built-in server: it computes a little, waits 20 ms and works on in a shutdown function.
hash('sha256', str_repeat('x', 100_000));
usleep(20_000);
register_shutdown_function(static fn () => usleep(15_000));
echo 'answered';
