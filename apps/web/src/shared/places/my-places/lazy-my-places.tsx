import { lazyPart } from '../../elements/lazy-part.tsx';
import { useStarredPlaces } from '../../reader/starred-places.ts';

const { Part } = lazyPart(async () => (await import('./my-places.tsx')).MyPlaces);

/** Loaded only on devices with starred places. */
export const LazyMyPlaces = () => (useStarredPlaces().length > 0 ? <Part /> : null);
