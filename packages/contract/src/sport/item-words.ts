import type { ScheduleItemAnswer } from './schedule.ts';

/** Title and part of an item's name, without repeating words that both share. */
export function itemWords(item: Pick<ScheduleItemAnswer, 'event' | 'phase' | 'name'>): { title: string; part: string } {
  const title = item.event?.name ?? item.name;
  const parts = [item.phase?.name ?? '', item.name]
    .filter((text) => text !== '' && text !== title)
    .map((text) => withoutTitle(text, title));
  const [phase = '', name = ''] = parts;
  if (name.includes(phase)) return { title, part: name || phase };
  // The only contest of the `Finals` is the `Final`.
  if (phase.startsWith(name) && phase.length === name.length + 1) return { title, part: name };
  return { title, part: phase.includes(name) ? phase : parts.join(' · ') };
}

/**
 * Removes a leading title: `Women’s 100 m, Final` in the event `Women’s 100 m` is `Final`; `Women’s Group B` in the
 * event `Women` stays whole.
 */
export function withoutTitle(text: string, title: string | undefined): string {
  if (!title || !text.startsWith(title)) return text;
  const rest = text.slice(title.length);
  const part = rest.replace(/^[\s,،:·–—-]+/u, '');
  return part === '' || part === rest ? text : part;
}
