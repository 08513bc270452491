/**
 * Runs tasks one at a time, in the order of their calls: each may need much memory.
 *
 * @returns a function whose result settles like its task
 */
export function oneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    const run = last.then(task);
    // A failure belongs to the caller of its task; the next task runs anyway.
    last = run.catch(() => undefined);
    return run;
  };
}
