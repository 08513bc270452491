/** Runs the tasks of each subject one after the other; those of others meanwhile. */
export function queues(): <Result>(subject: string, task: () => Promise<Result>) => Promise<Result> {
  const lasts = new Map<string, Promise<unknown>>();
  return async (subject, task) => {
    const run = (lasts.get(subject) ?? Promise.resolve()).then(task);
    // The caller gets the failure of its own task; the next task starts all the same.
    const settled = run.catch(() => undefined);
    lasts.set(subject, settled);
    // The last task of a subject takes its queue away.
    void settled.then(() => lasts.get(subject) === settled && lasts.delete(subject));
    return run;
  };
}
