/** Stands in browsers for the entries of claims: the page already holds them. */
export default null;
