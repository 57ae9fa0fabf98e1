/** Tells the scripts of islands that the application has drawn a page. */
export const onRouteDidUpdate = () => dispatchEvent(new Event('island'));
