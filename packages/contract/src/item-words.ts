import type { ScheduleItemAnswer } from './schedule.ts';

/** The words of an item: its event, and which part of it; what both names say is said once. */
export function itemWords(item: Pick<ScheduleItemAnswer, 'event' | 'phase' | 'name'>): { title: string; part: string } {
  const title = item.event?.name ?? item.name;
  const parts = [item.phase?.name ?? '', item.name]
    .filter((text) => text !== '' && text !== title)
    .map((text) => withoutTitle(text, title));
  const [phase = '', name = ''] = parts;
  if (name.includes(phase)) return { title, part: name || phase };
  // The one contest of the `Finals` is the `Final`.
  if (phase.startsWith(name) && phase.length === name.length + 1) return { title, part: name };
  return { title, part: phase.includes(name) ? phase : parts.join(' · ') };
}

/** `Women’s 100 m, Final` of the event `Women’s 100 m` is its `Final`; `Women’s Group B` of the event `Women` stays whole. */
export function withoutTitle(text: string, title: string | undefined): string {
  if (!title || !text.startsWith(title)) return text;
  const rest = text.slice(title.length);
  const part = rest.replace(/^[\s,،:·–—-]+/u, '');
  return part === '' || part === rest ? text : part;
}
