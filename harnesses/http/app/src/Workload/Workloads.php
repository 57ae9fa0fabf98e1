<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;
use Bench\Interleaving\Identity;
use Bench\Timings;

/** The kinds of requests, by path; $n picks the rows, so that request n has the same answer on every runtime. */
final class Workloads
{
    /** Whether a workload borrows a connection to the database for the whole request; what fans out sees to its own. */
    private const NEEDS_DATABASE = [
        'hello' => false,
        'autoload' => false,
        'one-query' => true,
        'bench' => true,
        'twenty-queries' => true,
        'one-in-twenty' => true,
        'fan-out-queries-in-turn' => false,
        'fan-out-queries-at-once' => false,
        'fan-out-http-in-turn' => false,
        'fan-out-http-at-once' => false,
        'identity' => true,
    ];
    private const CLASSES = 100;

    /** @return bool|null null where there is no such workload */
    public static function needsDatabase(?string $name): ?bool
    {
        return self::NEEDS_DATABASE[$name] ?? null;
    }

    /** @return array<string, mixed> the answer's members */
    public static function answer(string $name, int $n, ?Connection $database, Timings $timings): array
    {
        return match ($name) {
            'hello' => ['message' => 'hello'],
            'autoload' => self::autoload($n),
            'one-query' => ['user' => $database->query(Sql::user(1 + $n % Sql::USERS))],
            'bench' => self::bench($n, $database),
            'twenty-queries' => ['users' => self::twentyUsers($n, $database)],
            'one-in-twenty' => self::bench($n, $database) + ['computed' => Computing::ifDue($n, $timings)],
            'identity' => Identity::answer($n, $database),
        };
    }

    /**
     * Uses 100 classes, each in a file of its own; who keeps classes between requests loads them once.
     *
     * @return array{classes: int, sum: int}
     */
    private static function autoload(int $n): array
    {
        $sum = 0;
        for ($i = 1; $i <= self::CLASSES; ++$i) {
            $class = sprintf('Bench\\Generated\\Classes\\Class%03d', $i);
            $sum += (new $class($n))->value();
        }

        return ['classes' => self::CLASSES, 'sum' => $sum];
    }

    /**
     * The ten queries of the published Laravel benchmark's /bench: eight reads, one insert, one update.
     *
     * @return array<string, mixed>
     */
    private static function bench(int $n, Connection $database): array
    {
        [$user, $post, $other] = Sql::rowsOf($n);
        $answer = ['user' => $database->query(Sql::user($user)), 'posts' => $database->query(Sql::postsOf($user, 10))];
        $database->query("INSERT INTO post_views (post_id, user_id) VALUES ($post, $user)");
        $database->query("UPDATE posts SET views_count = views_count + 1 WHERE id = $post");
        [$views] = $database->query("SELECT count(*) AS total, max(viewed_at) AS last_view FROM post_views WHERE post_id = $post");

        return $answer + [
            // The time of the last view differs from run to run, so the answer only says that there is one.
            'views' => ['total' => $views['total'], 'viewed' => $views['last_view'] !== null],
            'top' => $database->query('SELECT id, title, views_count FROM posts ORDER BY views_count DESC, id LIMIT 5'),
            'authors' => $database->query(
                'SELECT user_id, count(*) AS posts FROM posts GROUP BY user_id ORDER BY posts DESC, user_id LIMIT 5',
            ),
            'other' => $database->query(Sql::user($other)),
            'otherPosts' => $database->query(Sql::postsOf($other, 5)),
            'recent' => $database->query('SELECT id, post_id, user_id FROM post_views ORDER BY id DESC LIMIT 10'),
        ];
    }

    /** @return list<array<string, string|null>> each by its own query */
    private static function twentyUsers(int $n, Connection $database): array
    {
        return array_map(
            static fn (int $i) => $database->query(Sql::user(1 + ($n + 5 * $i) % Sql::USERS))[0],
            range(0, 19),
        );
    }
}
