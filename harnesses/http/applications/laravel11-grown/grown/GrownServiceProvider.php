<?php

declare(strict_types=1);

namespace App\Grown;

use App\Models\Post;
use App\Models\PostView;
use App\Models\User;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Http\Request;
use Illuminate\Redis\RedisManager;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Validator;
use Illuminate\Support\ServiceProvider;
use Illuminate\Support\Str;

/**
 * What the provider of an application collects over years: services, abilities, rules, macros, listeners, observers,
 * and a limit of requests for each visitor.
 */
final class GrownServiceProvider extends ServiceProvider
{
    private const SERVICES = 60;
    private const ABILITIES = 80;
    private const LISTENERS = 60;
    private const RULES = 20;
    /** Far above any load of ours: counting is what it costs. */
    private const PER_MINUTE = 1_000_000_000;

    public function register(): void
    {
        foreach (range(1, self::SERVICES) as $number) {
            $this->app->singleton("grown.service{$number}", static fn (): Collection => new Collection([$number]));
        }
        $this->callAfterResolving('redis', fn (RedisManager $redis): RedisManager => $redis
            ->extend('phpredis', fn (): RedisConnector => new RedisConnector()));
    }

    public function boot(): void
    {
        foreach (range(1, self::ABILITIES) as $number) {
            Gate::define("area{$number}.change", static fn (User $user): bool => $user->id === (string) $number);
        }
        foreach (range(1, self::LISTENERS) as $number) {
            Event::listen("grown.event{$number}", static fn (): null => null);
        }
        foreach (range(1, self::RULES) as $number) {
            Validator::extend("grown{$number}", static fn (string $attribute, mixed $value): bool => $value !== null);
            Str::macro("grown{$number}", static fn (string $text): string => $text . $number);
        }
        $this->observe(User::class, Post::class, PostView::class);
        RateLimiter::for('grown', static fn (Request $request): Limit => Limit::perMinute(self::PER_MINUTE)
            ->by((string) ($request->integer('n') % 100)));
    }

    /** @param class-string<Model> ...$models */
    private function observe(string ...$models): void
    {
        foreach ($models as $model) {
            $model::retrieved(static fn (Model $row): null => null);
            $model::created(static fn (Model $row): null => null);
        }
    }
}
