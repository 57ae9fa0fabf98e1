<?php

declare(strict_types=1);

/**
 * Answers each request with the CPU time that the parts of a request cost in this process, ms. PHP-FPM runs it; BC_APP
 * names the application.
 *
 * ?kept=N keeps the application and the connection instead, and answers with the CPU time of each of N requests.
 * ?files=1 answers with the files of the classes that a request has loaded, for preloading.
 */

use Bench\Boot\Parts;

require __DIR__ . '/Parts.php';

if (getenv('BC_UNWARMED') === '1') {
    require __DIR__ . '/unwarmed.php';
}
$parts = new Parts();
$stages = require __DIR__ . '/' . basename((string) getenv('BC_APP')) . '.php';

header('Content-Type: application/json');
if (isset($_GET['kept'])) {
    // Settings are read from here before they are read from the environment.
    $_SERVER['BC_APPLICATION'] = $_SERVER['BC_CONNECTION'] = 'kept';
    echo json_encode(['keptMs' => require __DIR__ . '/kept.php']);

    return;
}
foreach ($stages as $name => $stage) {
    $parts->measure($name, $stage);
}
echo json_encode(isset($_GET['files']) ? ['files' => Parts::filesOfClasses()] : $parts->result());
