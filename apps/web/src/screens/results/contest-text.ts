import { spokenCompetitorName } from '@podium/games';
import { isStartShown } from '@podium/contract/shown-times';
import { formattersFor } from '@podium/i18n';
import { languageByTag } from '../../shared/shell/messages.ts';
import type { GamesAnswer, UnitAnswer } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';

type GamesForms = Pick<GamesAnswer, 'timeZone' | 'regions'>;

/**
 * Link preview of a contest that one sentence cannot summarize: the first three of a heat, otherwise its time and
 * place. Undefined while neither is known.
 */
export function contestText(unit: UnitAnswer, language: LanguageTag, games: GamesForms): string | undefined {
  const first = unit.isHeadToHead ? [] : unit.results.filter(({ rank, result }) => rank && result).slice(0, 3);
  if (first.length > 0)
    return first
      .map(({ rank, competitor, result }) => [`${rank}.`, spokenCompetitorName(competitor), result].join(' '))
      .join(' · ');
  const format = formattersFor(languageByTag(language, games.regions), games.timeZone);
  const { venue, location } = unit;
  const start = isStartShown(unit) ? unit.start : null;
  const day = start ? format.dayOf(start) : unit.day;
  const facts = [
    day && format.dateWithWeekday(day),
    start && format.time(start),
    venue?.name,
    location?.name !== venue?.name && location?.name,
  ];
  return facts.filter(Boolean).join(' · ') || undefined;
}
