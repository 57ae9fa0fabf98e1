import {escape} from '../pool/markup.ts';
import type {Words} from '../frame/words.ts';

/**
 * What a reader guesses the fourth cell with, before it is shown. Nobody has to: everything is shown until then.
 *
 * @returns HTML
 */
export function guessHtml({t}: Words): string {
  return (
    `<div class="effects-guess"><p class="effects-begin"><button type="button" name="guess">${escape(t('effects.guess.start'))}</button> ` +
    `<small>${escape(t('effects.guess.hint'))}</small></p>` +
    `<div class="effects-ask" hidden><label for="effects-guess">${escape(t('effects.guess.ask'))}</label>` +
    `<input id="effects-guess" name="guessed" inputmode="decimal" autocomplete="off" aria-describedby="effects-guess-bad">` +
    `<button type="button" name="reveal">${escape(t('effects.guess.show'))}</button>` +
    `<p class="explorable-bad" id="effects-guess-bad"></p></div>` +
    `<p class="effects-guessed" role="status" tabindex="-1"></p></div>`
  );
}
