import {focusNote, showView, viewAfterPress} from '../controls.ts';
import {readView, writeView} from '../view-state.ts';
import {part} from '../../part.ts';
import {openPicture} from './picture.ts';
import type {FigureData, LiveChart, mountFigure} from '../live/mount.ts';
import type {View} from '../view-state.ts';
import type {PictureData} from './picture.ts';
import type {Spot} from './spots.ts';

/** where a figure's view and points come from */
export interface FigureOptions {
  /** the view that is asked for */
  read: () => View;
  /** keeps the view that the reader chose */
  write: (view: View) => void;
  drawnFrom: {source: string} | {data: FigureData};
  /** what the picture answers from, where the page doesn't hold it */
  pictureData?: PictureData;
  /** called once the live chart is to be seen */
  onDraw?: () => void;
}

export type OpenFigure = ReturnType<typeof openFigure>;

/**
 * A figure in the reader's hands: its picture, its controls, its view; and the live chart, fetched once a view is wanted
 * that no picture shows.
 *
 * @param options a page's figure keeps its view in the address
 */
export function openFigure(
  figure: HTMLElement,
  load: () => Promise<{mountFigure: typeof mountFigure}>,
  options: FigureOptions = inPage(figure),
) {
  const picture = openPicture(figure, options.pictureData);
  let view = options.read();
  let chart: Promise<LiveChart> | null = null;

  function show() {
    showView(figure, view);
    if (chart) chart.then(({show: draw}) => draw(view));
    else if (view.scale || view.series) chart = startChart();
  }

  async function startChart() {
    const failed = part(figure, '[data-figure-failed]');
    try {
      const {mountFigure} = await load();
      const language = String(figure.dataset.language);
      const place = part(figure, '[data-figure-live]');
      const live = await mountFigure(place, {...options.drawnFrom, language, view, onDraw: drawn});
      failed.hidden = true;
      live.show(view);
      return live;
    } catch (error) {
      console.error(error);
      failed.hidden = false;
      chart = null;
      // No control shows a view that isn't drawn.
      view = {note: view.note};
      showView(figure, view);
      return {show: () => undefined, close: () => undefined};
    }
  }

  function drawn(spots: Spot[]) {
    figure.classList.add('is-live');
    picture.redrawn(spots);
    options.onDraw?.();
  }

  show();
  return {
    picture,
    /** Shows a view that was asked for from outside. */
    show(next: View) {
      view = next;
      show();
    },
    /** Draws the live chart, whatever the view. */
    draw: () => (chart ??= startChart()),
    press(event: Event & {target: Element}) {
      const change = viewAfterPress(figure, event.target, view);
      if (!change) return;
      const {note} = change;
      event.preventDefault();
      view = change.view;
      options.write(view);
      show();
      // In the same turn the rest of an Enter would press the button that gets the focus.
      if (note) requestAnimationFrame(() => focusNote(figure, note));
    },
  };
}

function inPage(figure: HTMLElement): FigureOptions {
  const name = figure.id.replace(/^figure-/u, '');
  return {...inAddress(name), drawnFrom: {source: String(figure.dataset.source)}};
}

/**
 * A view that is kept in the address.
 *
 * @param name last part of the figure's id
 */
export function inAddress(name: string): Pick<FigureOptions, 'read' | 'write'> {
  return {
    read: () => readView(location.search, name),
    write(view) {
      const {pathname, search, hash} = location;
      history.replaceState(history.state, '', `${pathname}${writeView(search, name, view)}${hash}`);
    },
  };
}
