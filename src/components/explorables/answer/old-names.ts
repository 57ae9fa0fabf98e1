/** Keys of links from before the fragment, some of which still stand in articles: number of the form → key. */
export const OLD_KEYS = Object.freeze({
  ...{cpu: 'tcpu', cores: 'cores', workers: 'workers', slots: 'c', wmem: 'wmem', rate: 'rate'},
});

/** All of them; `tio` was the wait of one query, `q` how many, `cmem` memory in MiB. */
export const OLD_NAMES = [...Object.values(OLD_KEYS), 'tio', 'q', 'cmem'];
