import './front.css';
import { DOT } from '../../elements/dot.ts';
import { rowWords } from '../../elements/item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** A single text node, so that a name that is too long loses its end even if its direction differs from the page's. */
export function ContestWords({ item }: { item: ScheduleItemAnswer }) {
  const { title, part } = rowWords(item);
  return <bdi>{[title, part].filter(Boolean).join(DOT)}</bdi>;
}
