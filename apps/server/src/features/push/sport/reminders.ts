import { pushLeads } from '@podium/contract';
import { machineNow } from '../../../ground/machine-time.ts';
import { defineTopic } from '../../push-topics.ts';
import { isReminderDue } from './decide.ts';
import type { AnnouncedStarts } from './decide.ts';
import { isAnnounced, reminderState, unitAudience, unitTopic } from './states.ts';
import { startText } from './unit-text.ts';

const maxLeadMs = Math.max(...pushLeads) * 60_000;

/** Starts, some time before them. */
export const reminders = defineTopic<AnnouncedStarts, { unit: string; startAt: number }>({
  name: 'start',
  types: { start: { urgency: 'high', isForNow: true } },
  due: async ({ program, clock, announced }) => {
    const now = clock.now();
    const soon = [...program.units.values()].filter((unit) => {
      const { startAt } = reminderState(unit);
      return isAnnounced(unit) && startAt !== undefined && startAt > now && startAt <= now + maxLeadMs;
    });
    const announcedStarts = await announced(soon.map(({ id }) => id));
    return soon.flatMap((unit) => {
      const state = reminderState(unit);
      const before = announcedStarts.get(unit.id);
      const due = pushLeads.filter((lead) => isReminderDue(before?.[lead], state, lead, now));
      if (due.length === 0) return [];
      const startAt = state.startAt!;
      const common = {
        type: 'start',
        topic: unitTopic(unit.id),
        facts: { unit: unit.id, startAt },
        // Machine time; the clock of a rehearsal may run at another rate.
        expiresAt: machineNow() + (startAt - now) / (clock.rate || 1),
        to: unitAudience(program, unit),
      } as const;
      return [
        {
          id: unit.id,
          state: { ...before, ...Object.fromEntries(due.map((lead) => [lead, startAt])) },
          news: due.map((lead) => ({ ...common, lead })),
        },
      ];
    });
  },
  compose: startText,
});
