/** What browsers get for `@figures/static-html`: the page already holds it. */
export default () => undefined;
