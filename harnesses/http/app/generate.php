<?php

declare(strict_types=1);

/**
 * Writes the application's generated part: classes for the autoload workload, and the services, definitions, settings
 * and routes that its boot goes through. The same bytes on every machine.
 */

const CLASSES = 100;
const SERVICES = 240;
const SETTINGS_FILES = 30;
const ROUTES = 400;

$root = __DIR__ . '/generated';
foreach (['Classes', 'Services', 'definitions', 'configuration'] as $folder) {
    if (!is_dir("$root/$folder")) {
        mkdir("$root/$folder", 0777, true);
    }
}

for ($i = 1; $i <= CLASSES; ++$i) {
    $class = sprintf('Class%03d', $i);
    file_put_contents("$root/Classes/$class.php", "<?php\n\nnamespace Bench\\Generated\\Classes;\n\nfinal class $class\n{\n"
        . "    public function __construct(private readonly int \$n)\n    {\n    }\n\n"
        . "    public function value(): int\n    {\n        return (\$this->n * $i) % 997;\n    }\n}\n");
}

for ($i = 1; $i <= SERVICES; ++$i) {
    $class = sprintf('Service%03d', $i);
    // Each service needs up to two earlier ones, as services of an application need one another.
    $needs = array_filter([intdiv($i, 2), intdiv($i, 3)]);
    $parameters = array_map(static fn (int $k, int $at) => sprintf('private readonly Service%03d $needed%d', $k, $at), $needs, array_keys($needs));
    $parameters[] = 'private readonly array $settings';
    file_put_contents("$root/Services/$class.php", "<?php\n\nnamespace Bench\\Generated\\Services;\n\nfinal class $class\n{\n"
        . "    private array \$seen = [];\n\n    public function __construct(" . implode(', ', $parameters) . ")\n    {\n    }\n\n"
        . "    public function notice(string \$path): void\n    {\n        \$this->seen = [\$path];\n    }\n}\n");
    $definition = [
        'class' => "Bench\\Generated\\Services\\$class",
        'settings' => sprintf('group%02d.member%02d', $i % SETTINGS_FILES, $i % 15),
        'tags' => $i % 4 === 0 ? [['event' => $i % 40 === 0 ? 'request' : "event$i", 'priority' => $i * 7 % 13]] : [],
    ];
    file_put_contents("$root/definitions/$class.php", "<?php\n\nreturn " . var_export($definition, true) . ";\n");
}

for ($i = 0; $i < SETTINGS_FILES; ++$i) {
    $group = [];
    for ($k = 0; $k < 15; ++$k) {
        $group[sprintf('member%02d', $k)] = ['name' => "setting $i.$k of %application%", 'limit' => $i * $k, 'folder' => '%folder%/cache'];
    }
    $values = ['parameters' => ['application' => 'bench', 'folder' => '/srv/bench'], sprintf('group%02d', $i) => $group];
    file_put_contents(sprintf('%s/configuration/group%02d.php', $root, $i), "<?php\n\nreturn " . var_export($values, true) . ";\n");
}

$routes = [];
for ($i = 1; $i <= ROUTES; ++$i) {
    $routes["/section$i/{id:\\d+}/{name:[a-z-]+}"] = "section$i";
}
$workloads = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries', 'one-in-twenty'];
foreach (['queries', 'http'] as $what) {
    array_push($workloads, "fan-out-$what-in-turn", "fan-out-$what-at-once");
}
foreach ($workloads as $workload) {
    $routes["/$workload"] = $workload;
}
file_put_contents("$root/routes.php", "<?php\n\nreturn " . var_export($routes, true) . ";\n");
