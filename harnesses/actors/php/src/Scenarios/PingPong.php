<?php

declare(strict_types=1);

namespace Bench\Actors\Scenarios;

use Bench\Actors\ActorRef;
use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Latch;
use Bench\Actors\Ping;
use Bench\Actors\Stopwatch;
use Bench\Actors\Work;

/** Two actors, one message on its way at any time. */
final class PingPong extends Scenario
{
    protected const OPERATIONS = 10_000;

    private ActorRef $ping;
    private ActorRef $pong;
    private Latch $done;
    private int $left = 0;

    public function prepare(ActorSystem $system): void
    {
        $this->done = new Latch($system->scheduler);
        $pong = $this->pong = $system->spawn('/pong', Behaviour::receive(
            static function (Context $context, Ping $message): void {
                $message->replyTo->tell(new Work(0), $context->self->path);
            },
        ));
        $left = &$this->left;
        $done = $this->done;
        $this->ping = $system->spawn('/ping', Behaviour::receive(
            static function (Context $context, Work $message) use (&$left, $done, $pong): void {
                if (--$left === 0) {
                    $done->countDown();
                } else {
                    $pong->tell(new Ping($context->self), $context->self->path);
                }
            },
        ));
    }

    public function round(Stopwatch $watch): void
    {
        $this->left = self::OPERATIONS;
        $this->done->expect(1);
        $watch->start();
        $this->pong->tell(new Ping($this->ping));
        $this->done->wait();
        $watch->stop();
    }
}
