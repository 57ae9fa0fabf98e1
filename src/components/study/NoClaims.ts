/** Stands in browsers for the drawn list of claims: the page already holds it. */
export default null;
