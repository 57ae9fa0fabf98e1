<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Identity;
use App\Models\Post;
use Bench\Interleaving\Together;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Request as RequestFacade;
use RuntimeException;

/** Routes that the harness asks before a cell counts; no workload. */
final class IsolationController
{
    /** Laravel's route keeps its controller, so that a property lives as long as the application. */
    private ?string $n = null;

    /**
     * Whose request each place believes to serve after other requests have come between, and what an earlier request
     * left in the session of the database. Helpers, facades and Eloquent find their application through statics.
     */
    public function identity(Request $request): JsonResponse
    {
        $this->n = $request->query('n');
        [$seen, $together] = Together::count(function (): array {
            $left = DB::scalar("SELECT current_setting('bench.identity', true)");
            DB::select("SELECT set_config('bench.identity', ?, false)", [$this->n]);
            Together::stepAside(DB::select(...));
            $connection = DB::scalar("SELECT current_setting('bench.identity', true)");
            Together::stepAside(DB::select(...));
            $eloquent = Post::query()->selectRaw("current_setting('bench.identity', true) AS name")->limit(1)->value('name');

            return [
                'request' => request()->query('n'),
                'facade' => RequestFacade::query('n'),
                'container' => app(Identity::class)->name,
                'controller' => $this->n,
                'connection' => $connection,
                'eloquent' => $eloquent,
                'left' => (string) $left,
            ];
        });

        return response()->json(['workload' => 'identity', 'n' => $request->query('n'), 'together' => $together, 'seen' => $seen]);
    }

    /** Fails in the middle of a transaction, having changed a setting of the session. */
    public function failing(): never
    {
        DB::statement("SET bench.identity = 'failed'");
        DB::beginTransaction();
        Post::whereKey(1)->update(['views_count' => -1]);
        throw new RuntimeException('A failure in the middle of a transaction');
    }

    /** What a failed request would leave on this connection: an open transaction, a setting, a row. */
    public function transaction(): JsonResponse
    {
        return response()->json(DB::selectOne(
            "SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS inside, coalesce(current_setting('bench.identity', true), '') AS left,"
            . ' (SELECT views_count FROM public.posts WHERE id = 1) AS views',
        ));
    }
}
