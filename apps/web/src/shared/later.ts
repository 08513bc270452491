import { told } from './told.ts';

/**
 * A part of a page that only some of them have. The loader of one that does brings it, so that it is there in the first
 * render; where it comes to be needed later, it is waited for.
 */
export function later<Part>(bring: () => Promise<Part>): () => Promise<Part> {
  let load: Promise<Part> | undefined;
  // oxlint-disable-next-line typescript/promise-function-async -- a new promise for each caller could not be waited for in a render
  return () => (load ??= told(bring(), () => (load = undefined)));
}
