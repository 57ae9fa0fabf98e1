<?php

declare(strict_types=1);

use App\Http\Controllers\IsolationController;
use App\Http\Controllers\WorkloadController;
use Illuminate\Support\Facades\Route;

Route::get('/hello', [WorkloadController::class, 'hello']);
Route::get('/one-query', [WorkloadController::class, 'oneQuery']);
Route::get('/bench', [WorkloadController::class, 'bench']);
// What the harness asks before a cell counts; no workloads.
Route::get('/identity', [IsolationController::class, 'identity']);
Route::get('/failing', [IsolationController::class, 'failing']);
Route::get('/transaction', [IsolationController::class, 'transaction']);
