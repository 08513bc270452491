/** As React marks a promise that it has waited for: one that is marked is read at once by `use`, in the page's first render too. */
// oxlint-disable-next-line typescript/promise-function-async -- a new promise could not be waited for in a render
export function told<Value>(load: Promise<Value>): Promise<Value> {
  load.then(
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => undefined,
  );
  return load;
}
