<?php

declare(strict_types=1);

/** All slots of a worker, and so all its connections, were taken for longer than a request may wait. */
final class NoFreeSlot extends RuntimeException {}
