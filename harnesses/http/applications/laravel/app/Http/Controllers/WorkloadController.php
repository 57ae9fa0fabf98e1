<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Post;
use App\Models\PostView;
use App\Models\User;
use Bench\Workload\Sql;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** The harness's workloads with Eloquent, the same bytes as those of the small application. */
final class WorkloadController
{
    public function hello(Request $request): JsonResponse
    {
        return response()->json(['workload' => 'hello', 'n' => $request->integer('n'), 'message' => 'hello']);
    }

    public function oneQuery(Request $request): JsonResponse
    {
        $n = $request->integer('n');

        return response()->json(['workload' => 'one-query', 'n' => $n, 'user' => $this->user(1 + $n % Sql::USERS)]);
    }

    /** The ten queries of the published Laravel benchmark. */
    public function bench(Request $request): JsonResponse
    {
        $n = $request->integer('n');
        [$user, $post, $other] = Sql::rowsOf($n);
        $answer = ['workload' => 'bench', 'n' => $n, 'user' => $this->user($user), 'posts' => $this->postsOf($user, 10)];
        PostView::create(['post_id' => $post, 'user_id' => $user]);
        Post::whereKey($post)->increment('views_count');
        $views = PostView::where('post_id', $post)->selectRaw('count(*) AS total, max(viewed_at) AS last_view')->first();

        return response()->json($answer + [
            'views' => ['total' => $views->total, 'viewed' => $views->last_view !== null],
            'top' => Post::orderByDesc('views_count')->orderBy('id')->limit(5)->get(['id', 'title', 'views_count']),
            'authors' => Post::select('user_id')->selectRaw('count(*) AS posts')->groupBy('user_id')
                ->orderByDesc('posts')->orderBy('user_id')->limit(5)->get(),
            'other' => $this->user($other),
            'otherPosts' => $this->postsOf($other, 5),
            'recent' => PostView::orderByDesc('id')->limit(10)->get(['id', 'post_id', 'user_id']),
        ]);
    }

    /** @return Collection<int, User> */
    private function user(int $id): Collection
    {
        return User::whereKey($id)->get(['id', 'name', 'email']);
    }

    /** @return Collection<int, Post> */
    private function postsOf(int $user, int $limit): Collection
    {
        return Post::where('user_id', $user)->orderBy('id')->limit($limit)->get(['id', 'title', 'views_count']);
    }
}
