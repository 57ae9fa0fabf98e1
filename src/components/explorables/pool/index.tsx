import React from 'react';
import PoolStill from '@still/pool';
import Explorable from '../frame/Explorable.tsx';
import {LEFT_OUT_KEYS} from '../frame/left-out.ts';
import {KEYS} from './fields.ts';

/** Simulator of a pool of workers: the same requests on blocking workers and on coroutines. */
export default function WorkerPool() {
  return <Explorable name="pool" Still={PoolStill} urlKeys={[...KEYS, ...LEFT_OUT_KEYS]} />;
}
