export const RUN = 'ta-benchmark-2026-04-03';
export const OPCACHE = `${RUN}-opcache`;
export const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
export const WORKERS = [4, 8, 12, 16];

/** As formulas list them. */
export const ANY = `{${BLOCKING}}`;
export const N = `{${WORKERS}}`;
export const CELLS = `${ANY}-${N}`;
