<?php

// What the actor system promises, held on one runtime: php checks.php RUNTIME. Prints a line for each promise kept.

declare(strict_types=1);

use Bench\Actors\ActorSystem;
use Bench\Actors\Behaviour;
use Bench\Actors\Context;
use Bench\Actors\Latch;
use Bench\Actors\Next;
use Bench\Actors\Ping;
use Bench\Actors\PoisonPill;
use Bench\Actors\Scheduling\Schedulers;
use Bench\Actors\Work;

require dirname(__DIR__) . '/autoload.php';

function check(string $promise, mixed $expected, mixed $seen): void
{
    if ($expected !== $seen) {
        fwrite(STDERR, "$promise: expected " . json_encode($expected) . ', saw ' . json_encode($seen) . "\n");
        exit(1);
    }
    echo "kept: $promise\n";
}

$scheduler = Schedulers::named($argv[1]);
$scheduler->run(static function () use ($scheduler): void {
    $system = new ActorSystem($scheduler);
    $seen = [];
    $done = new Latch($scheduler);
    $done->expect(3);
    $keep = Behaviour::receive(static function (Context $context, Work $message) use (&$seen, $done): void {
        $seen[] = $message->sequence;
        $done->countDown();
    });

    $actor = $system->spawn('/order', $keep);
    array_map($actor->tell(...), [new Work(1), new Work(2), new Work(3)]);
    $done->wait();
    check('one sender’s messages are handled in their order', [1, 2, 3], $seen);

    $seen = [];
    $done->expect(3);
    $late = $system->create('/late', $keep);
    array_map($late->tell(...), [new Work(4), new Work(5), new Work(6)]);
    check('an actor that isn’t started handles nothing', [], $seen);
    $system->start($late);
    $done->wait();
    check('once started it handles what has collected', [4, 5, 6], $seen);

    $seen = [];
    $done->expect(250);
    $narrow = $system->spawn('/narrow', $keep, 2);
    for ($i = 0; $i < 250; $i++) {
        $narrow->tell(new Work($i));
    }
    $done->wait();
    check('a full mailbox makes its sender wait and loses nothing', range(0, 249), $seen);

    $states = [];
    $done->expect(3);
    $counter = $system->spawn('/counter', Behaviour::withState(
        10,
        static function (Context $context, object $message, int $count) use (&$states, $done): Next {
            $states[] = $count;
            $done->countDown();
            return new Next($count + 1);
        },
    ));
    array_map($counter->tell(...), [new Work(0), new Work(0), new Work(0)]);
    $done->wait();
    check('each message meets the state that the one before left', [10, 11, 12], $states);

    $answers = [];
    $done->expect(1);
    $asker = $system->spawn('/asker', Behaviour::receive(
        static function (Context $context, Work $message) use (&$answers, $done): void {
            $answers[] = [$context->sender, $message->sequence];
            $done->countDown();
        },
    ));
    $system->spawn('/answerer', Behaviour::receive(static function (Context $context, Ping $message): void {
        $message->replyTo->tell(new Work(42), $context->self->path);
    }))->tell(new Ping($asker));
    $done->wait();
    check('an actor answers, and the answer says from whom', [['/answerer', 42]], $answers);

    $seen = [];
    $ended = new Latch($scheduler);
    $ended->expect(1);
    $system->countEnds($ended);
    $done->expect(1);
    $mortal = $system->create('/mortal', $keep);
    array_map($mortal->tell(...), [new Work(1), new PoisonPill(), new Work(2)]);
    $system->start($mortal);
    $ended->wait();
    check('a poison pill ends an actor after what came before it', [1], $seen);
    check('and the actor can be found no more', null, $system->find('/mortal'));

    $system->shutDown();
    check('shutting down ends all actors', null, $system->find('/order'));
});

$failing = Schedulers::named($argv[1]);
$failing->run(static function () use ($failing): void {
    $system = new ActorSystem($failing);
    $ended = new Latch($failing);
    $ended->expect(1);
    $system->countEnds($ended);
    $system->spawn('/failing', Behaviour::receive(static function (): void {
        throw new RuntimeException('no such luck');
    }))->tell(new Work(0));
    $ended->wait();
    try {
        $system->shutDown();
        $failure = null;
    } catch (RuntimeException $thrown) {
        $failure = $thrown->getMessage();
    }
    check('an exception ends its actor alone and comes out of shutDown()', 'no such luck', $failure);
});
