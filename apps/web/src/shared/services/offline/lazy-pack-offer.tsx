import { loadInBackground } from '../../../platform/chunk-reload.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';

/** At the end of "my day", where its appearance moves nothing. */
export const { Part: LazyPackOffer } = lazyPart(
  async () => (await loadInBackground(() => import('./pack-offer.tsx'))).PackOffer,
);
