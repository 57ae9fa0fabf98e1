/** What browsers get of `@explorables/views`: nothing is drawn there before it comes alive. */
export default undefined;
