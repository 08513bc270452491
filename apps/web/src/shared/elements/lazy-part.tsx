import { Suspense, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { readable } from '../shell/readable.ts';

interface LazyPart<Props extends object> {
  /**
   * Used by the loaders of pages that show the part.
   * @throws the error of the dynamic import
   */
  load: () => Promise<void>;
  Part: ComponentType<Props>;
}

/**
 * A part that few pages show, in a separate file. If a loader has loaded it, the first render contains it. A
 * server-rendered page stays unchanged until the part is loaded, even if that never happens: React's `lazy` would
 * cache the failure and break the whole page, whereas this part is only missing until it is requested again.
 * @param waiting shown in place of the part while it is loaded
 */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  waiting: () => ReactNode = () => null,
): LazyPart<Props> {
  let started: { load: Promise<ComponentType<Props>>; shown: Promise<ComponentType<Props>> } | undefined;
  const start = () => {
    const load = bring();
    load.catch(() => (started = undefined));
    return { load, shown: readable(load.catch(async () => new Promise<never>(() => undefined))) };
  };
  const begin = () => (started ??= start());
  function Shown(props: Props) {
    const Loaded = use(begin().shown);
    // oxlint-disable-next-line react/static-components -- loaded once, so it is the same component in every render
    return <Loaded {...props} />;
  }
  return {
    load: async () => {
      const { load, shown } = begin();
      await load;
      await shown;
    },
    Part: (props) => (
      <Suspense fallback={waiting()}>
        <Shown {...props} />
      </Suspense>
    ),
  };
}
