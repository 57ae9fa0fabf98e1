<?php

declare(strict_types=1);

namespace Bench\Http;

use Bench\Waiting\Waiting;

/** Reads one HTTP request of the proxy in front and writes one answer; one request per connection. */
final class Exchange
{
    private const LARGEST_REQUEST = 16384;

    /**
     * Serves a connection and closes it.
     *
     * @param resource $client
     * @param callable(string): array{int, string} $answer status and body for a target
     */
    public static function serve($client, callable $answer, Waiting $waiting): void
    {
        $target = self::readTarget($client, $waiting);
        if ($target !== null) {
            self::write($client, self::format(...$answer($target)), $waiting);
        }
        fclose($client);
    }

    /** @param resource $client */
    private static function readTarget($client, Waiting $waiting): ?string
    {
        $text = '';
        while (!str_contains($text, "\r\n\r\n")) {
            $waiting->untilReadable($client);
            $piece = fread($client, 8192);
            if ($piece === '' || $piece === false || strlen($text) > self::LARGEST_REQUEST) {
                return null;
            }
            $text .= $piece;
        }

        return self::targetOf($text);
    }

    /** The target of the request line: "/bench?n=5" of "GET /bench?n=5 HTTP/1.0". */
    public static function targetOf(string $request): ?string
    {
        return preg_match('#^GET (/\S*) HTTP/1\.[01]\r\n#', $request, $found) === 1 ? $found[1] : null;
    }

    /** @param string|null $timings what the header Server-Timing says */
    public static function format(int $status, string $body, ?string $timings = null): string
    {
        $reason = [200 => 'OK', 400 => 'Bad Request', 404 => 'Not Found', 500 => 'Internal Server Error', 503 => 'Service Unavailable'][$status];

        return "HTTP/1.0 $status $reason\r\nContent-Type: application/json\r\nContent-Length: "
            . strlen($body) . ($timings === null ? '' : "\r\nServer-Timing: $timings") . "\r\nConnection: close\r\n\r\n" . $body;
    }

    /** @param resource $client */
    private static function write($client, string $answer, Waiting $waiting): void
    {
        while ($answer !== '') {
            $written = @fwrite($client, $answer);
            if ($written === false) {
                return;
            }
            $answer = substr($answer, $written);
            if ($answer !== '') {
                $waiting->untilWritable($client);
            }
        }
    }
}
