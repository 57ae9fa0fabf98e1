import React from 'react';
import VuCapStill from '@still/vu-cap';
import Explorable from '../frame/Explorable.tsx';

const URL_KEYS = ['vus'];

/** Exhibit: the same servers under different caps on virtual users. */
export default function VuCapExhibit() {
  return <Explorable name="vu-cap" Still={VuCapStill} urlKeys={URL_KEYS} />;
}
