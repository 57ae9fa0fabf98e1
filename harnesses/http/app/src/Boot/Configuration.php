<?php

declare(strict_types=1);

namespace Bench\Boot;

/** Settings of the application: files merged over one another, with %name% references resolved. */
final class Configuration
{
    /** @param array<string, mixed> $values */
    private function __construct(private readonly array $values) {}

    public static function fromFolder(string $folder): self
    {
        $values = [];
        foreach (scandir($folder) as $file) {
            if (str_ends_with($file, '.php')) {
                $values = array_replace_recursive($values, require "$folder/$file");
            }
        }

        return new self(self::resolve($values, $values));
    }

    public function get(string $path): mixed
    {
        $value = $this->values;
        foreach (explode('.', $path) as $part) {
            $value = $value[$part] ?? null;
        }

        return $value;
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed> $all
     * @return array<string, mixed>
     */
    private static function resolve(array $values, array $all): array
    {
        foreach ($values as $key => $value) {
            if (is_array($value)) {
                $values[$key] = self::resolve($value, $all);
            } elseif (is_string($value) && str_contains($value, '%')) {
                $replace = static fn (array $found): string => (string) ($all['parameters'][$found[1]] ?? '');
                $values[$key] = preg_replace_callback('/%([a-z0-9_]+)%/', $replace, $value);
            }
        }

        return $values;
    }
}
