<?php

declare(strict_types=1);

use Illuminate\Container\Container;
use Symfony\Component\DependencyInjection\ContainerBuilder;

/** A class that remembers, as many packages have one. */
final class Remembers
{
    public static ?string $user = null;
    public ?string $of = null;
}

/** One connection that requests share. */
$shared = static function (array $at): PDO {
    if (!isset($at['postgresql'])) {
        throw new RuntimeException('no PostgreSQL here: apt-get install postgresql');
    }

    return new PDO("pgsql:host=127.0.0.1;port={$at['postgresql']};dbname=postgres", 'bench', $at['postgresqlPassword']);
};

/** What can stay between requests, by id: a pair of functions, one that sets it and one that says whether it is set. */
return [
    // A control: what belongs to a coroutine alone.
    'per-coroutine' => static fn(array $at, Coroutines $coroutines): array => [
        static fn() => $coroutines->keep('Ann'),
        static fn(): bool => $coroutines->kept() !== null,
    ],
    'static-property' => static fn(): array => [
        static function (): void {
            Remembers::$user = 'Ann';
        },
        static fn(): bool => Remembers::$user !== null,
    ],
    'global' => static fn(): array => [
        static function (): void {
            $GLOBALS['user'] = 'Ann';
        },
        static fn(): bool => isset($GLOBALS['user']),
    ],
    'superglobal' => static fn(): array => [
        static function (): void {
            $_GET['user'] = 'Ann';
        },
        static fn(): bool => isset($_GET['user']),
    ],
    'laravel-singleton' => static function (): array {
        $container = new Container();
        $container->singleton(Remembers::class);

        return [
            static function () use ($container): void {
                $container->make(Remembers::class)->of = 'Ann';
            },
            static fn(): bool => $container->make(Remembers::class)->of !== null,
        ];
    },
    'laravel-scoped' => static function (): array {
        $container = new Container();
        $container->scoped(Remembers::class);

        return [
            static function () use ($container): void {
                $container->make(Remembers::class)->of = 'Ann';
            },
            static fn(): bool => $container->make(Remembers::class)->of !== null,
        ];
    },
    'symfony-service' => static function (): array {
        $container = new ContainerBuilder();
        $container->register(Remembers::class, Remembers::class)->setPublic(true);
        $container->compile();

        return [
            static function () use ($container): void {
                $container->get(Remembers::class)->of = 'Ann';
            },
            static fn(): bool => $container->get(Remembers::class)->of !== null,
        ];
    },
    'locale' => static fn(): array => [
        static fn(): string|false => setlocale(LC_TIME, 'C.UTF-8', 'C.utf8', 'en_US.UTF-8'),
        static fn(): bool => setlocale(LC_TIME, '0') !== 'C',
    ],
    'time-zone' => static fn(): array => [
        static fn(): bool => date_default_timezone_set('Asia/Tokyo'),
        static fn(): bool => date_default_timezone_get() === 'Asia/Tokyo',
    ],
    'ini' => static fn(): array => [
        static fn(): string|false => ini_set('precision', '5'),
        static fn(): bool => ini_get('precision') === '5',
    ],
    'environment' => static fn(): array => [
        static fn(): bool => putenv('BC_USER=Ann'),
        static fn(): bool => getenv('BC_USER') === 'Ann',
    ],
    'folder' => static fn(): array => [
        static fn(): bool => chdir('/usr'),
        static fn(): bool => getcwd() === '/usr',
    ],
    'error-handler' => static fn(): array => [
        static fn(): mixed => set_error_handler(static fn(): bool => true),
        static function (): bool {
            $handler = set_error_handler(null);
            restore_error_handler();

            return $handler !== null;
        },
    ],
    'exception-handler' => static fn(): array => [
        static fn(): mixed => set_exception_handler(static fn(): null => null),
        static function (): bool {
            $handler = set_exception_handler(null);
            restore_exception_handler();

            return $handler !== null;
        },
    ],
    // Set and not yet called: it stays until the process ends.
    'shutdown-function' => static function (): array {
        [$isSet, $isCalled] = [false, false];

        return [
            static function () use (&$isSet, &$isCalled): void {
                register_shutdown_function(static function () use (&$isCalled): void {
                    $isCalled = true;
                });
                $isSet = true;
            },
            static function () use (&$isSet, &$isCalled): bool {
                return $isSet && !$isCalled;
            },
        ];
    },
    'output-buffer' => static function (): array {
        $level = ob_get_level();

        return [
            static fn(): bool => ob_start(),
            static fn(): bool => ob_get_level() > $level,
        ];
    },
    'autoloader' => static function (): array {
        $autoloader = static fn(string $class): null => null;

        return [
            static fn(): bool => spl_autoload_register($autoloader),
            static fn(): bool => in_array($autoloader, spl_autoload_functions(), true),
        ];
    },
    'transaction' => static function (array $at) use ($shared): array {
        $pdo = $shared($at);

        return [
            static fn(): bool => $pdo->beginTransaction(),
            static fn(): bool => $pdo->inTransaction(),
        ];
    },
    'session-setting' => static function (array $at) use ($shared): array {
        $pdo = $shared($at);

        return [
            static fn(): int|false => $pdo->exec("SET application_name = 'Ann'"),
            static fn(): bool => $pdo->query('SHOW application_name')->fetchColumn() === 'Ann',
        ];
    },
];
