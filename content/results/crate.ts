/** Where the description of what made a result is, from the site's root; its format wants this name, in a folder. */
export const cratePath = (id: string) => `data/results/${id}/ro-crate-metadata.json`;
