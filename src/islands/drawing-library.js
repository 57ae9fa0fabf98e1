import {setAutoFreeze} from 'immer';

// Recharts keeps elements in its store, and Preact writes into elements: frozen, they would silently not be drawn.
setAutoFreeze(false);
