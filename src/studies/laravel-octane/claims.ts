import {foundOf, withInterval} from '../claim.ts';

const octane = foundOf('laravel-trueasync-octane');

/** What the session without Octane's clearing of OPcache found of a sentence in a benchmark of somebody else. */
export const claims = [
  octane('opcache-harm-again', 'opcache-counterproductive', 'other', {
    judge: {
      by: 'more',
      of: 'later-times-cached-octane-low',
      than: 1,
      yes: 'other',
      no: 'undecided',
    },
    calculation: withInterval('later-times-cached-octane'),
  }),
];
