<?php

declare(strict_types=1);

namespace App\Controller;

use Bench\Workload\Sql;
use Doctrine\DBAL\Connection;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpKernel\Attribute\MapQueryParameter;
use Symfony\Component\Routing\Attribute\Route;

/** The harness's workloads, the same bytes as those of the small application. */
final class WorkloadController
{
    public function __construct(private readonly Connection $database) {}

    #[Route('/hello', methods: 'GET')]
    public function hello(#[MapQueryParameter] int $n = 0): JsonResponse
    {
        return self::answer(['workload' => 'hello', 'n' => $n, 'message' => 'hello']);
    }

    #[Route('/one-query', methods: 'GET')]
    public function oneQuery(#[MapQueryParameter] int $n = 0): JsonResponse
    {
        return self::answer(['workload' => 'one-query', 'n' => $n, 'user' => $this->user(1 + $n % Sql::USERS)]);
    }

    /** The ten queries of the published Laravel benchmark. */
    #[Route('/bench', methods: 'GET')]
    public function bench(#[MapQueryParameter] int $n = 0): JsonResponse
    {
        [$user, $post, $other] = Sql::rowsOf($n);
        $answer = ['workload' => 'bench', 'n' => $n, 'user' => $this->user($user), 'posts' => $this->postsOf($user, 10)];
        $this->database->insert('post_views', ['post_id' => $post, 'user_id' => $user]);
        $this->database->executeStatement('UPDATE posts SET views_count = views_count + 1 WHERE id = ?', [$post]);
        $views = $this->database->fetchAssociative(
            'SELECT count(*) AS total, max(viewed_at) AS last_view FROM post_views WHERE post_id = ?',
            [$post],
        );

        return self::answer($answer + [
            'views' => ['total' => $views['total'], 'viewed' => $views['last_view'] !== null],
            'top' => $this->database->fetchAllAssociative(
                'SELECT id, title, views_count FROM posts ORDER BY views_count DESC, id LIMIT 5',
            ),
            'authors' => $this->database->fetchAllAssociative(
                'SELECT user_id, count(*) AS posts FROM posts GROUP BY user_id ORDER BY posts DESC, user_id LIMIT 5',
            ),
            'other' => $this->user($other),
            'otherPosts' => $this->postsOf($other, 5),
            'recent' => $this->database->fetchAllAssociative(
                'SELECT id, post_id, user_id FROM post_views ORDER BY id DESC LIMIT 10',
            ),
        ]);
    }

    /** @return list<array<string, string>> */
    private function user(int $id): array
    {
        return $this->database->fetchAllAssociative('SELECT id, name, email FROM users WHERE id = ?', [$id]);
    }

    /** @return list<array<string, string>> */
    private function postsOf(int $user, int $limit): array
    {
        return $this->database->fetchAllAssociative(
            'SELECT id, title, views_count FROM posts WHERE user_id = ? ORDER BY id LIMIT ?',
            [$user, $limit],
        );
    }

    /** @param array<string, mixed> $members */
    private static function answer(array $members): JsonResponse
    {
        return JsonResponse::fromJsonString(json_encode($members, JSON_THROW_ON_ERROR));
    }
}
