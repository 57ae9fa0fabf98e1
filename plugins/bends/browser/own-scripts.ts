/** Where the site has its scripts. */
const OWN = /\/(?:assets|pagefind)\/[^?#]+\.js$/u;

// The one policy of Trusted Types, which the browser asks about each string that would become code: addresses of the
// site's own scripts may, for the application's loader, the search engine and workers. Nothing may become HTML or a
// script's text. Dynamic import isn't asked about; the content security policy limits it to the site.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const {origin, pathname} = new URL(address, document.baseURI);
    return origin === location.origin && OWN.test(pathname) ? address : null;
  },
});
