import './front.css';
import { DOT } from '../../elements/dot.ts';
import { rowWords } from '../../elements/item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** One piece of text, so that a name in another direction than the page loses its end too if it is too long. */
export function ContestWords({ item }: { item: ScheduleItemAnswer }) {
  const { title, part } = rowWords(item);
  return <bdi>{[title, part].filter(Boolean).join(DOT)}</bdi>;
}
