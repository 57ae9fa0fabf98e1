<?php

declare(strict_types=1);

namespace Bench\Workload;

/** Rows that a request picks, and queries that are asked several times; values are whole numbers, so they stand in the text. */
final class Sql
{
    public const USERS = 100;
    private const POSTS = 1000;

    /** @return array{int, int, int} ids of user, post and another user in the ten queries of request n */
    public static function rowsOf(int $n): array
    {
        return [1 + $n % self::USERS, 1 + (7 * $n) % self::POSTS, 1 + (13 * $n + 50) % self::USERS];
    }

    public static function user(int $id): string
    {
        return "SELECT id, name, email FROM users WHERE id = $id";
    }

    public static function postsOf(int $user, int $limit): string
    {
        return "SELECT id, title, views_count FROM posts WHERE user_id = $user ORDER BY id LIMIT $limit";
    }
}
