<?php

declare(strict_types=1);

namespace Bench\Workload;

use Bench\Database\Connection;

/** The ten queries of the published Laravel benchmark's /bench: eight reads, one insert, one update. */
final class Bench implements Workload
{
    public function needsDatabase(): bool
    {
        return true;
    }

    public function answer(int $n, ?Connection $database): array
    {
        $user = 1 + $n % Sql::USERS;
        $post = 1 + (7 * $n) % Sql::POSTS;
        $other = 1 + (13 * $n + 50) % Sql::USERS;
        $answer = ['user' => $database->query(Sql::user($user)), 'posts' => $database->query(Sql::postsOf($user, 10))];
        $database->query(Sql::recordView($post, $user));
        $database->query(Sql::countView($post));
        $views = $database->query(Sql::viewsOf($post))[0];

        return $answer + [
            // The time of the last view differs from run to run, so the answer only says that there is one.
            'views' => ['total' => $views['total'], 'viewed' => $views['last_view'] !== null],
            'top' => $database->query(Sql::mostViewed(5)),
            'authors' => $database->query(Sql::postsPerUser(5)),
            'other' => $database->query(Sql::user($other)),
            'otherPosts' => $database->query(Sql::postsOf($other, 5)),
            'recent' => $database->query(Sql::recentViews(10)),
        ];
    }
}
