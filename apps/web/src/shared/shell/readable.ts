/**
 * Marks a promise with its value once it is fulfilled, in the form that React's `use` reads, so that a render after
 * that does not wait. A component has to call `use` in every render: React renders one that waited for a promise again
 * with the hooks of the first attempt, and a hook after a skipped `use` throws, which discards the server's page.
 *
 * @returns the same promise
 */
// oxlint-disable-next-line typescript/promise-function-async -- an async function would return another promise
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // `use` reports a rejection to the component.
    () => undefined,
  );
  return promise;
}
