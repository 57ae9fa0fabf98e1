<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Identity;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/** Fills the identity before the controller, from the request, as authentication does. */
final class RememberIdentity
{
    public function __construct(private readonly Identity $identity) {}

    public function handle(Request $request, Closure $next): Response
    {
        $this->identity->name = $request->query('n');

        return $next($request);
    }
}
