<?php

declare(strict_types=1);

use Bench\Answers;
use Bench\Boot\Parts;
use Bench\Database\PdoConnection;
use Bench\Settings;

/** CPU time of one request where application and connection are kept, ms: the mean of ?kept=N. */
require_once dirname(__DIR__) . '/app/autoload.php';

$settings = Settings::fromEnvironment();
$answering = Answers::chosen($settings, PdoConnection::opener($settings));
$answering->boot();
$answering->answer('/bench?n=1', 0);
$count = max(1, (int) $_GET['kept']);
$begin = Parts::cpuMs();
for ($n = 0; $n < $count; ++$n) {
    [$status] = $answering->answer("/bench?n=$n", 0);
    if ($status !== 200) {
        throw new RuntimeException("A kept application answered with status $status.");
    }
}

return (Parts::cpuMs() - $begin) / $count;
