import React from 'react';
import VuCapStill from '@still/vu-cap';
import Explorable from '../frame/Explorable.js';

const URL_KEYS = ['vus'];
const load = () => import('./VuCapLive.js');

/** Exhibit: the same servers under different caps on virtual users. */
export default function VuCapExhibit() {
  return <Explorable name="vu-cap" Still={VuCapStill} load={load} urlKeys={URL_KEYS} />;
}
