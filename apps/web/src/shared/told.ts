/** As React marks a promise that it has waited for: one that is marked is read at once, in the page's first render too. */
export type Told<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Marks a promise when it is kept. @param forget what is called when it is broken, so that it is made again */
export function told<Value>(load: Told<Value>, forget: () => void): Told<Value> {
  load.then((value) => Object.assign(load, { status: 'fulfilled', value }), forget);
  return load;
}
