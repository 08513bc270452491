import { parseLiveKey } from '@podium/contract/live-keys';
import { machineNow } from '../../../ground/machine-time.ts';
import type { Program } from '../../../read-model/program/program.ts';
import { defineTopic } from '../../push-topics.ts';
import type { TopicChanges } from '../../push-topics.ts';
import { decideMedals } from './decide.ts';
import type { AnnouncedEvent } from './decide.ts';
import { medalText } from './medal-text.ts';
import { eventMedals, medalSubjects, newsLifeMs } from './states.ts';

/** Confirmed medals. */
export const medals = defineTopic<AnnouncedEvent, { event: string; medals: string[] }>({
  name: 'event',
  types: { medal: { urgency: 'normal' } },
  follow: async (changes, { program, announced }) => {
    const events = touchedEvents(changes, program);
    const announcedEvents = await announced(events);
    return events.map((event) => {
      const before = announcedEvents.get(event);
      const { announced, change } = decideMedals(before, eventMedals(program, event));
      const state = announced === before ? {} : { state: announced };
      if (!change) return { id: event, ...state };
      const subjects = medalSubjects(program, event, change);
      return {
        id: event,
        ...state,
        news: [
          {
            type: 'medal',
            topic: `event:${event}`,
            facts: { event, medals: change },
            expiresAt: machineNow() + newsLifeMs,
            comesFirst: true,
            // A notification about a medal reveals its winner.
            to: { open: subjects, veiled: subjects.filter(({ kind }) => kind === 'discipline') },
          },
        ],
      };
    });
  },
  compose: medalText,
});

function touchedEvents({ keys, isBaseline }: TopicChanges, { reference, awards }: Program): string[] {
  return isBaseline
    ? [...new Set([...reference.events.keys(), ...awards.byEvent.keys()])]
    : [...new Set(keys.map(parseLiveKey).flatMap((key) => (key?.kind === 'awards' ? key.of : [])))];
}
