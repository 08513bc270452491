import { lazyPart } from '../../elements/lazy-part.tsx';

/** The space is kept while the part is loaded, so that nothing below it moves. */
export const { Part: LazyWayThere } = lazyPart(
  async () => (await import('./way-there.tsx')).WayThere,
  () => <div className="way-space" />,
);
