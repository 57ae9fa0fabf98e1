<?php

declare(strict_types=1);

namespace Bench\Workload;

/** The queries; all their values are whole numbers that we compute, so they stand in the text. */
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

    public static function recordView(int $post, int $user): string
    {
        return "INSERT INTO post_views (post_id, user_id) VALUES ($post, $user)";
    }

    public static function countView(int $post): string
    {
        return "UPDATE posts SET views_count = views_count + 1 WHERE id = $post";
    }

    public static function viewsOf(int $post): string
    {
        return "SELECT count(*) AS total, max(viewed_at) AS last_view FROM post_views WHERE post_id = $post";
    }

    public static function mostViewed(int $limit): string
    {
        return "SELECT id, title, views_count FROM posts ORDER BY views_count DESC, id LIMIT $limit";
    }

    public static function postsPerUser(int $limit): string
    {
        return "SELECT user_id, count(*) AS posts FROM posts GROUP BY user_id ORDER BY posts DESC, user_id LIMIT $limit";
    }

    public static function recentViews(int $limit): string
    {
        return "SELECT id, post_id, user_id FROM post_views ORDER BY id DESC LIMIT $limit";
    }
}
