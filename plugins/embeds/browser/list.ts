// Names the figures nearest to one that there is not.
const missing = new URLSearchParams(location.search).get('missing')?.slice(0, 80);

/** How many letters two names differ by. */
function distance(a: string, b: string) {
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (const [i, sign] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + Number(sign !== other)));
    row = next;
  }
  return row[b.length];
}

function farness(id: string) {
  const [study, figure = ''] = String(missing).split('/');
  const [ofStudy, ofFigure] = id.split('/');
  return distance(study, ofStudy) + distance(figure, ofFigure);
}

function say() {
  const box = document.querySelector('main [data-missing]');
  if (!missing || !(box instanceof HTMLElement)) return;
  const links = [...document.querySelectorAll('main > ul > li')];
  const far = (item: Element) => farness(String(item.getAttribute('data-id')));
  const nearest = links.toSorted((a, b) => far(a) - far(b)).slice(0, 3);
  const list = document.createElement('ul');
  list.append(...nearest.map((item) => item.cloneNode(true)));
  const line = document.createElement('p');
  line.append(String(box.dataset.missing).replace('{{value}}', () => missing));
  box.replaceChildren(line, list);
}

addEventListener('DOMContentLoaded', say);
addEventListener('island', say);
