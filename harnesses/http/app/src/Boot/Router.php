<?php

declare(strict_types=1);

namespace Bench\Boot;

/** Compiles route patterns into regular expressions of twenty routes each and finds the one that a path means. */
final class Router
{
    private const ROUTES_PER_EXPRESSION = 20;

    /** @var list<string> */
    private array $expressions = [];

    /** @param array<string, string> $routes handler by pattern, such as '/shop/{id:\d+}' */
    public function __construct(array $routes)
    {
        foreach (array_chunk($routes, self::ROUTES_PER_EXPRESSION, true) as $chunk) {
            $parts = [];
            foreach ($chunk as $pattern => $handler) {
                $parts[] = self::compile($pattern) . "(*MARK:$handler)";
            }
            $this->expressions[] = '~^(?|' . implode('|', $parts) . ')$~';
        }
    }

    public function handlerOf(string $path): ?string
    {
        foreach ($this->expressions as $expression) {
            if (preg_match($expression, $path, $found) === 1) {
                return $found['MARK'];
            }
        }

        return null;
    }

    private static function compile(string $pattern): string
    {
        $parts = preg_split('/\{([a-z]+)(?::([^}]+))?\}/', $pattern, -1, PREG_SPLIT_DELIM_CAPTURE);
        $expression = '';
        for ($i = 0, $count = count($parts); $i < $count; $i += 3) {
            $expression .= preg_quote($parts[$i], '~') . (isset($parts[$i + 1]) ? '(' . $parts[$i + 2] . ')' : '');
        }

        return $expression;
    }
}
