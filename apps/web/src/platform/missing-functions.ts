/**
 * Functions that the app uses and the oldest supported browsers lack; loaded only by browsers without them.
 * `e2e/house/browser-baseline.test.ts` compares this list with the built bundles.
 */
import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/to-spliced.js';
import 'core-js/actual/map/group-by.js';
