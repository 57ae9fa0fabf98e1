<?php

declare(strict_types=1);

namespace Bench\Database;

/** A request has waited for a connection as long as it may. */
final class NoFreeConnection extends \RuntimeException {}
