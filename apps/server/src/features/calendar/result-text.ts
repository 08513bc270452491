import { isolate } from '@podium/i18n';
import { halfPoints, isDoneStatus, spokenCompetitorName } from '@podium/games';
import type { LanguageCode, ScheduleCompetitor } from '@podium/contract';
import { irmName, phrase } from '../../ground/phrases.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../read-model/program/program.ts';

export interface ResultText {
  /** For the title of an item: the score, or the winner. */
  short: string;
  /** The score with its shoot-out, or the first three. */
  long: string;
}

/** The result of a contest that is over; undefined before. */
export function resultText(presenter: Presenter, language: LanguageCode, unit: UnitInfo): ResultText | undefined {
  if (!isDoneStatus(unit.status)) return undefined;
  const { competitors = [], isHeadToHead } = presenter.item(unit);
  const text = isHeadToHead ? scoreText(competitors, language) : rankText(competitors, language);
  if (!text || unit.status === 'OFFICIAL') return text;
  return { short: text.short, long: phrase(language, 'calendar.unofficial', { result: text.long }) };
}

function scoreText(sides: readonly ScheduleCompetitor[], language: LanguageCode): ResultText | undefined {
  const [home, away] = sides;
  if (!home || !away || (!markOf(home, language) && !markOf(away, language))) return undefined;
  const pair = (score: (side: ScheduleCompetitor) => string): string =>
    phrase(language, 'calendar.pair', {
      first: phrase(language, 'calendar.side', { name: nameOf(home), score: score(home) }),
      second: phrase(language, 'calendar.side', { name: nameOf(away), score: score(away) }),
    });
  const score = (side: ScheduleCompetitor): string => markOf(side, language) ?? '–';
  return {
    short: pair(score),
    long: pair((side) => (side.shootOut === undefined ? score(side) : `${score(side)} (${side.shootOut})`)),
  };
}

function rankText(competitors: readonly ScheduleCompetitor[], language: LanguageCode): ResultText | undefined {
  const placed = competitors.filter(({ rank, irm }) => rank && !irm);
  if (placed.length === 0) return undefined;
  const line = (competitor: ScheduleCompetitor): string =>
    phrase(language, 'calendar.side', { name: nameOf(competitor), score: markOf(competitor, language) ?? '' }).trim();
  const first = placed.filter(({ rank }) => rank === placed[0]!.rank);
  return {
    short: first.map(line).join(' · '),
    long: placed
      .map((competitor) => phrase(language, 'calendar.line', { place: competitor.rank!, name: line(competitor) }))
      .join('\n'),
  };
}

const nameOf = (competitor: ScheduleCompetitor): string => isolate(spokenCompetitorName(competitor));

function markOf({ result, irm }: ScheduleCompetitor, language: LanguageCode): string | undefined {
  if (irm) return irmName(language, irm) ?? irm;
  return result ? isolate(halfPoints(result)) : undefined;
}
