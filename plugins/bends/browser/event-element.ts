/** Where an event happened; none for one of the page as a whole. */
export const elementOf = ({target}: Event) => (target instanceof Element ? target : null);
