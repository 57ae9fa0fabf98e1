<?php

declare(strict_types=1);

namespace App;

use Symfony\Bundle\FrameworkBundle\FrameworkBundle;
use Symfony\Bundle\FrameworkBundle\Kernel\MicroKernelTrait;
use Symfony\Component\HttpKernel\Kernel as HttpKernel;

/** The kernel of a small Symfony application: FrameworkBundle and DBAL, nothing else. */
final class Kernel extends HttpKernel
{
    use MicroKernelTrait;

    /** The probe is hung in where it has a log to write: "probe" is "prod" with it. */
    public static function environmentOfThisProcess(): string
    {
        return getenv('BC_PROBE_LOG') === false ? 'prod' : 'probe';
    }

    public function registerBundles(): iterable
    {
        yield new FrameworkBundle();
    }

    public function getProjectDir(): string
    {
        return dirname(__DIR__);
    }
}
