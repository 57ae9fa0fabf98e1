// oxlint-disable-next-line typescript/consistent-type-assertions -- it is read while a classic script of HTML runs
const {src} = document.currentScript as HTMLScriptElement;

/** Fetches an island's file: `ISLAND_FILES`, which the build puts in, has its address beside this script. */
export const load = (name: string) => import(new URL(ISLAND_FILES[name], src).href);
