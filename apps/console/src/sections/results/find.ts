import type { FoundContests } from '@podium/contract';
import { formattersFor, languageByTag } from '@podium/i18n';
import { request } from '../../api/request.ts';
import { gamesFacts } from '../../language/games-store.ts';
import { currentLanguage } from '../../language/language-store.ts';
import type { Find } from '../../session/section.ts';

/** Contests; the two that meet name it, otherwise its event. */
export const findContests: Find = async (q, signal) => {
  const { date, dateTime } = formattersFor(languageByTag(currentLanguage()), gamesFacts().timeZone);
  const { items } = await request<FoundContests>('/api/v1/desk/find-contests', {
    query: { q, lang: currentLanguage() },
    signal,
  });
  return items.map(({ unit, event, discipline, sides, day, start, told }) => ({
    title: sides.length === 2 ? sides.join(' – ') : [event?.name, unit.name].filter(Boolean).join(' · '),
    about: [
      sides.length === 2 && unit.name,
      sides.length === 2 ? event?.name : discipline?.name,
      start ? dateTime(start) : day && date(day),
      told,
    ]
      .filter(Boolean)
      .join(' · '),
    to: `/results/${encodeURIComponent(unit.id)}`,
  }));
};
