import { useFirstStar } from '../shared/elements/follow/first-star.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';

const { Part: FirstStarSheet } = lazyPart(
  async () => (await import('../shared/services/first-star/first-star-sheet.tsx')).FirstStarSheet,
);

/** Loads the sheet for the first star when the star is pressed. */
export function StarWatch() {
  const star = useFirstStar();
  return star && <FirstStarSheet star={star} />;
}
