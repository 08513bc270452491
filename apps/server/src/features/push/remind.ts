import type pg from 'pg';
import { pushLeads } from '@podium/contract';
import { machineNow } from '../../ground/machine-time.ts';
import type { Programme, UnitInfo } from '../../read-model/programme/programme.ts';
import { veiledSnapshot } from '../../read-model/programme/veiled-snapshot.ts';
import type { FeatureKit } from '../kit.ts';
import { announce } from './announce.ts';
import { isPublicationDue, isReminderDue } from './decide.ts';
import type { AnnouncedStarts, AnnouncedText } from './decide.ts';
import { unitTopic } from './news.ts';
import type { Facts, Subject } from './news.ts';
import { isAnnounced, reminderState, unitSubjects } from './states.ts';
import { storeAnnounced, readAnnounced } from './told.ts';

const hourMs = 3_600_000;
const maxLeadMs = Math.max(...pushLeads) * 60_000;
/** Bulletins older than this when first seen are not announced. */
const bulletinNewsMs = 6 * hourMs;

type Kit = Pick<FeatureKit, 'programme' | 'clock' | 'read'>;

/** Announces what is due at this time: starts, and scheduled publications. */
export async function announceDue(client: pg.ClientBase, kit: Kit): Promise<void> {
  await remindOfStarts(client, kit);
  await announcePublications(client, kit);
}

async function remindOfStarts(client: pg.ClientBase, { programme: games, clock }: Kit): Promise<void> {
  const programme = games();
  const now = clock.now();
  const soon = [...programme.units.values()].filter((unit) => {
    const { startAt } = reminderState(unit);
    return isAnnounced(unit) && startAt !== undefined && startAt > now && startAt <= now + maxLeadMs;
  });
  const announcedStarts = await readAnnounced<AnnouncedStarts>(
    client,
    programme.partition,
    'start',
    soon.map(({ id }) => id),
  );
  const nextStarts = new Map<string, AnnouncedStarts>();
  for (const unit of soon) {
    const state = reminderState(unit);
    const starts = { ...announcedStarts.get(unit.id) };
    const due = pushLeads.filter((lead) => isReminderDue(starts[lead], state, lead, now));
    if (due.length === 0) continue;
    const subjects = reminderSubjects(programme, unit);
    // Machine time; the clock of a rehearsal may run at another rate.
    const expiresAt = machineNow() + (state.startAt! - now) / (clock.rate || 1);
    for (const lead of due) {
      const facts: Facts = { type: 'start', unit: unit.id, startAt: state.startAt! };
      await announce(client, programme.partition, { topic: unitTopic(unit.id), facts, expiresAt, to: subjects, lead });
      starts[lead] = state.startAt!;
    }
    nextStarts.set(unit.id, starts);
  }
  await storeAnnounced(client, programme.partition, 'start', nextStarts);
}

function reminderSubjects(programme: Programme, unit: UnitInfo): { open: Subject[]; veiled: Subject[] } {
  const veiledUnit = veiledSnapshot(programme).units.get(unit.id) ?? unit;
  return { open: unitSubjects(programme, unit), veiled: unitSubjects(programme, veiledUnit) };
}

async function announcePublications(client: pg.ClientBase, { programme, clock, read }: Kit): Promise<void> {
  const { partition } = programme();
  const now = clock.now();
  const bulletins = (await read('bulletins', 'en', {}))?.items ?? [];
  const announcedBulletins = await readAnnounced<AnnouncedText>(
    client,
    partition,
    'bulletin',
    bulletins.map(({ id }) => id),
  );
  for (const { id, published, discipline } of bulletins) {
    const publishedAt = Date.parse(published);
    // Bulletins are numbered, and a corrected bulletin gets a new number, so the text is not compared.
    if (
      !isPublicationDue(
        announcedBulletins.get(id),
        { text: '', from: publishedAt, until: publishedAt + bulletinNewsMs },
        now,
      )
    )
      continue;
    await storeAnnounced(client, partition, 'bulletin', new Map([[id, { text: '' }]]));
    const subjects: Subject[] = discipline ? [{ kind: 'discipline', id: discipline.key }] : [];
    await announce(client, partition, {
      topic: `bulletin:${id}`,
      facts: { type: 'bulletin', id },
      expiresAt: machineNow() + 24 * hourMs,
      to: discipline ? { open: subjects, veiled: subjects } : 'everyone',
    });
  }
  const notices = (await read('notices', 'en', {}))?.items ?? [];
  const announcedNotices = await readAnnounced<AnnouncedText>(
    client,
    partition,
    'notice',
    notices.map(({ id }) => id),
  );
  for (const { id, severity, text: noticeText, from, until } of notices) {
    const text = `${severity} ${noticeText.text}`;
    const times = { from: from ? Date.parse(from) : 0, until: until ? Date.parse(until) : Infinity };
    if (!isPublicationDue(announcedNotices.get(id), { text, ...times }, now)) continue;
    await storeAnnounced(client, partition, 'notice', new Map([[id, { text }]]));
    await announce(client, partition, {
      topic: `notice:${id}`,
      facts: { type: 'notice', id, isUrgent: severity === 'danger' },
      expiresAt: machineNow() + Math.min(12 * hourMs, (times.until - now) / (clock.rate || 1)),
      to: 'everyone',
    });
  }
}
