import {annotationList} from './annotation-list.js';
import {controlBar} from './control-bar.js';
import {dataTables} from './data-tables.js';
import {escapeHtml} from './escape.js';
import {spotsData} from './spots-data.js';

/**
 * Everything of a figure that a reader has before any script runs: title, both pictures, controls, note,
 * annotations, and the values as tables with their download.
 *
 * @param {import('../../../content/figures/read-figures.js').Figure} figure
 * @param {{t: (key: string, params?: object) => string, has: (key: string) => boolean, locale: string,
 *   pictures: {wide: string, narrow: string}, baseUrl: string}} look `baseUrl` is that of the whole site
 * @returns {string}
 */
export function figureHtml(figure, look) {
  const {t, has, pictures} = look;
  const {name} = figure;
  return [
    `<figcaption class="figure-title" id="${name}--title">${escapeHtml(t('title'))}</figcaption>`,
    `<p id="${name}--summary" hidden>${escapeHtml(t('summary'))}</p>`,
    `<script type="application/json" data-figure-spots>${spotsData(figure, look)}</script>`,
    `<div class="figure-picture" data-figure-picture>`,
    `<div class="figure-points" data-figure-points tabindex="0" role="group" aria-label="${escapeHtml(t('figure.keys'))}"></div>`,
    `<div class="figure-wide">${pictures.wide.trim()}</div>`,
    `<div class="figure-narrow">${pictures.narrow.trim()}</div><div class="figure-live" data-figure-live></div></div>`,
    `<p class="figure-failed" role="status" data-figure-failed hidden>${escapeHtml(t('figure.failed'))}</p>`,
    controlBar(figure, look),
    has('note') ? `<p class="figure-note">${escapeHtml(t('note'))}</p>` : '',
    annotationList(figure, look),
    `<details class="figure-data"><summary>${escapeHtml(t('figure.table'))}</summary>`,
    `${dataTables(figure, look)}${download(figure, look)}</details>`,
  ].join('');
}

/** @param {any} figure @param {any} look */
function download({id, name}, {t, baseUrl}) {
  const file = `${baseUrl}data/csv/${id}.csv`;
  return `<p><a href="${file}" download="${name}.csv">${escapeHtml(t('figure.csv'))}</a></p>`;
}
