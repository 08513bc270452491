import type { BodyOf, Note, OdfBodyKind } from '@podium/odf';
import { message } from '../messages/envelope.ts';
import type { MessageHead } from '../messages/envelope.ts';
import type { Item, Sessions } from '../messages/schedule.ts';
import type { SixTexts } from '../words/texts.ts';
import type { World } from '../world.ts';
import type { Emission, EmissionSink } from './emission.ts';
import type { Activity } from '../schedule/activities.ts';
import type { Times } from '../schedule/unit-times.ts';

/** The facts from which the messages of these Games are generated. */
export interface TimelinePlan {
  world: World;
  times: Times;
  sessions: Sessions;
  names: ReadonlyMap<string, SixTexts>;
  activities: readonly Activity[];
  itemsByDiscipline: ReadonlyMap<string, Item[]>;
}

/** Context for code that adds messages to the timeline. */
export interface Timeline extends TimelinePlan {
  /** Later messages are left out. */
  until: number;
  emissions: EmissionSink;
}

export interface NewMessage<Kind extends OdfBodyKind> {
  at: number;
  head: Omit<MessageHead, 'competition' | 'source'> & { source?: string };
  body: (at: number, items?: Item[]) => BodyOf<Kind>;
  notes?: Note[];
  more?: Pick<Emission, 'update' | 'bulkKey' | 'goneAt' | 'isRetained'>;
}

/** Adds one message to the timeline, unless it is later than the timeline goes. */
export function addMessage<Kind extends OdfBodyKind>(
  timeline: Timeline,
  { at, head, body, notes, more }: NewMessage<Kind>,
): void {
  if (at > timeline.until) return;
  const full: MessageHead = { source: `${head.code.slice(0, 3)}OVR1`, ...head, competition: timeline.world.code };
  const key = [head.type, head.code, head.subcode ?? '', head.subtype ?? '', head.language ?? ''].join(' ');
  const make: Emission['make'] = (dispatch, items) => message<Kind>(full, dispatch, body(dispatch.at, items), notes);
  timeline.emissions.push({ at, key, make, ...more });
}
