import { Suspense, use } from 'react';
import { told } from './told-promise.ts';
import type { ComponentType } from 'react';

interface LazyPart<Props extends object> {
  /** For the loaders of pages that show it. @throws what the loading of a part of the app throws */
  load: () => Promise<void>;
  Part: ComponentType<Props>;
}

/**
 * A part that few pages show, with a file of its own. Where a loader has brought it, it stands in the page's first render; a page
 * that was sent stays as the server made it until the part is there, also where it never comes.
 */
export function lazyPart<Props extends object>(bring: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const start = () => {
    const load = bring();
    load.catch(() => (started = undefined));
    return { load, shown: told(load.catch(async () => new Promise<never>(() => undefined))) };
  };
  let started: ReturnType<typeof start> | undefined;
  const begin = () => (started ??= start());
  function Shown(props: Props) {
    const Loaded = use(begin().shown);
    // oxlint-disable-next-line react/static-components -- loaded once: the same component each time
    return <Loaded {...props} />;
  }
  return {
    load: async () => {
      const { load, shown } = begin();
      await load;
      await shown;
    },
    Part: (props) => (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    ),
  };
}
