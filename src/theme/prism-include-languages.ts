/** Code is coloured at build: the theme's own module would bring a list of all languages to every reader. */
export default function prismIncludeLanguages() {}
