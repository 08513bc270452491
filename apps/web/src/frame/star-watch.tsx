import { useFirstStar } from '../shared/follow/first-star.ts';
import { lazyPart } from '../shared/lazy-part.tsx';

const { Part: FirstStarSheet } = lazyPart(
  async () => (await import('../shared/follow/first-star-sheet.tsx')).FirstStarSheet,
);

/** Loads the sheet for the first star when the star is pressed. */
export function StarWatch() {
  const star = useFirstStar();
  return star && <FirstStarSheet star={star} />;
}
