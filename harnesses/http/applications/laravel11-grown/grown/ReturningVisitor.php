<?php

declare(strict_types=1);

namespace App\Grown;

use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Brings the session of one of a hundred visitors, as a browser's cookie would: the load generators send none. */
final class ReturningVisitor
{
    private const VISITORS = 100;

    public function handle(Request $request, Closure $next): Response
    {
        $visitor = $request->integer('n') % self::VISITORS;
        $request->cookies->set(config('session.cookie'), str_pad("visitor{$visitor}", 40, 'x'));

        return $next($request);
    }
}
