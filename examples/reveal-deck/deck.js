// @ts-check
/* global Reveal */
// Slides of 1280 × 720: a chart drawn for a page is shown half as large again on a projector of 1920 × 1080.
Reveal.initialize({width: 1280, height: 720, margin: 0, hash: true, transition: 'none'});
