// Before the part itself: a page that was sent has its looks at once.
import '../../shared/result/score.css';
import { lazyPart } from '../../shared/lazy-part.tsx';

/** On every page of a contest of two. */
export const scorePart = lazyPart(async () => (await import('../../shared/result/score-header.tsx')).ScoreHeader);
