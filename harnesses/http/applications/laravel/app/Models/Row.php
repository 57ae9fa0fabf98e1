<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** What the three tables have in common: no timestamps of Laravel's, and ids that are answered as text. */
abstract class Row extends Model
{
    public $timestamps = false;
    protected $guarded = [];
    protected $keyType = 'string';
}
