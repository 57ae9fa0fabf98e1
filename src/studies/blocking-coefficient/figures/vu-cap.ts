import {exhibitOf, vuCapPoints} from '../../../../lib/capacity/vu-cap.ts';
import type {FigureDefinition} from '../../types.ts';

/** The same servers under the cap that was published, and under twice as many virtual users. */
export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => {
    const exhibit = exhibitOf(run, 'swoole-nts');
    const {maxVus} = exhibit.load;
    return vuCapPoints(exhibit, [
      {id: 'cap', maxVus},
      {id: 'doubled', maxVus: 2 * maxVus},
    ]);
  },
} satisfies FigureDefinition;
