// Stands in for what Docusaurus fetches ahead of a press on a link: here a link loads its page.
export default {prefetch() {}, preload() {}};
