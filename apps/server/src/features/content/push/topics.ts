import { machineNow } from '../../../ground/machine-time.ts';
import { phrase } from '../../../ground/phrases.ts';
import { defineTopic } from '../../push-topics.ts';
import type { PushSubject } from '../../push-topics.ts';
import { isPublicationDue } from './publication-due.ts';
import type { AnnouncedText } from './publication-due.ts';

const hourMs = 3_600_000;
/** Bulletins older than this when first seen are not announced. */
const bulletinNewsMs = 6 * hourMs;

const bulletins = defineTopic<AnnouncedText, { id: string }>({
  name: 'bulletin',
  types: { bulletin: { urgency: 'low' } },
  due: async ({ read, clock, announced }) => {
    const items = (await read('bulletins', 'en', {}))?.items ?? [];
    const before = await announced(items.map(({ id }) => id));
    const due = items.filter(({ id, published }) => {
      const from = Date.parse(published);
      // Bulletins are numbered, and a corrected bulletin gets a new number, so the text is not compared.
      return isPublicationDue(before.get(id), { text: '', from, until: from + bulletinNewsMs }, clock.now());
    });
    return due.map(({ id, discipline }) => {
      const subjects: PushSubject[] = discipline ? [{ kind: 'discipline', id: discipline.key }] : [];
      return {
        id,
        state: { text: '' },
        news: [
          {
            type: 'bulletin',
            topic: `bulletin:${id}`,
            facts: { id },
            expiresAt: machineNow() + 24 * hourMs,
            to: discipline ? { open: subjects, veiled: subjects } : 'everyone',
          },
        ],
      };
    });
  },
  compose: async ({ read }, { id }, { language, hidesResults }) => {
    const bulletin = await read('bulletin', language, { id });
    if (!bulletin) return undefined;
    // Bulletins may report results unless they are pinned.
    const isOpen = !hidesResults || bulletin.isPinned;
    return {
      title: phrase(language, 'content.bulletin', { number: bulletin.number }),
      ...(isOpen
        ? { body: bulletin.title.text, language: bulletin.title.lang }
        : { body: phrase(language, 'content.bulletinHidden') }),
      path: `/informativos/${encodeURIComponent(id)}`,
    };
  },
});

/** `isUrgent`: a warning of danger, also sent in quiet hours. */
const notices = defineTopic<AnnouncedText, { id: string; isUrgent: boolean }>({
  name: 'notice',
  types: { notice: { urgency: 'high', ignoresQuietHours: ({ isUrgent }) => isUrgent } },
  due: async ({ read, clock, announced }) => {
    const items = (await read('notices', 'en', {}))?.items ?? [];
    const before = await announced(items.map(({ id }) => id));
    const now = clock.now();
    return items.flatMap(({ id, severity, text: { text: words }, from, until }) => {
      const text = `${severity} ${words}`;
      const times = { from: from ? Date.parse(from) : 0, until: until ? Date.parse(until) : Infinity };
      if (!isPublicationDue(before.get(id), { text, ...times }, now)) return [];
      return [
        {
          id,
          state: { text },
          news: [
            {
              type: 'notice',
              topic: `notice:${id}`,
              facts: { id, isUrgent: severity === 'danger' },
              // The clock of a rehearsal may run at another rate than the machine's.
              expiresAt: machineNow() + Math.min(12 * hourMs, (times.until - now) / (clock.rate || 1)),
              to: 'everyone',
              ...(severity === 'danger' && { comesFirst: true }),
            },
          ],
        },
      ];
    });
  },
  compose: async ({ read }, { id }, { language }) => {
    const answer = await read('notices', language, {});
    const notice = answer?.items.find((item) => item.id === id);
    return notice && { body: notice.text.text, language: notice.text.lang, path: '/' };
  },
});

/** Notifications about what organizers publish. */
export const contentTopics = [bulletins, notices];
