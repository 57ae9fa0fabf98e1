/**
 * A document of the site. An answer that the browser itself makes a document of is the one way to get one: a string may
 * not become HTML (ARCHITECTURE.md, “Trusted Types”).
 *
 * @throws {Error} where it can't be had
 */
export const fetchDocument = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${address} answered ${request.status}`));
    request.open('GET', address);
    request.send();
  });
