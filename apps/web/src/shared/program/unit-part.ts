import { itemWords, withoutTitle } from '../elements/item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

/** A unit below the heading of its event: its title is the part within the event, `Quarterfinals, Match 2`. */
export function withinEvent(item: ScheduleItemAnswer): ScheduleItemAnswer {
  return withName(item, itemWords(item).part);
}

/** A unit below the heading of its event and phase: its title omits both. */
export function withinPhase(item: ScheduleItemAnswer): ScheduleItemAnswer {
  const { part } = itemWords(item);
  const own = withoutTitle(item.name, item.event?.name);
  const text = own === '' || own === item.event?.name ? part : own;
  const rest = withoutTitle(text, item.phase?.name);
  // "1" of "Semifinal 1", "B" of "Final B", "for places 5 to 8" alone would say too little.
  return withName(item, /^(?:\d*|\p{L})$|^\p{Ll}/u.test(rest) ? text : rest);
}

/** Open places omit the event too: "Winner of Semifinal 1". */
function withName(item: ScheduleItemAnswer, name: string): ScheduleItemAnswer {
  const { event, competitors } = item;
  if (!event || !name) return item;
  return {
    ...item,
    event: { ...event, name },
    name,
    phase: null,
    competitors: competitors?.map((side) =>
      side.from?.name ? { ...side, from: { ...side.from, name: withoutTitle(side.from.name, event.name) } } : side,
    ),
  };
}
