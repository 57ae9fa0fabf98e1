import React from 'react';
import PauseStill from '@still/pause';
import Explorable from '../frame/Explorable.tsx';

const URL_KEYS = ['pause'];

/** One pause of a server, seen by an open and by a closed generator. */
export default function PausedServer() {
  return <Explorable name="pause" Still={PauseStill} urlKeys={URL_KEYS} />;
}
