import { spokenCompetitorName } from '@podium/games';
import { formattersFor, inRegion, languageByTag } from '@podium/i18n';
import type { Formatters } from '@podium/i18n';
import type {
  Competitor,
  DisplayStatusCode,
  Document,
  GamesAnswer,
  LanguageCode,
  OrganisationRef,
  ScheduleItemAnswer,
} from '@podium/contract';
import { isStartShown } from '@podium/contract/shown-times';
import { itemWords } from '@podium/contract/item-words';
import { phrase } from '../../../ground/phrases.ts';
import { firstDrawable } from '../drawable-part.ts';
import type { Card } from '../card.ts';

/** Data for every image besides its document. */
export interface CardContext {
  language: LanguageCode;
  games: Pick<GamesAnswer, 'name' | 'timeZone' | 'regions' | 'disciplines'>;
}

export type UnitDocument = Document<'unit'>;

export const cardFormatters = ({ language, games }: CardContext): Formatters =>
  formattersFor(inRegion(languageByTag(language), games.regions), games.timeZone);

interface NameFacts {
  language: LanguageCode;
  bib?: string | null;
  sport?: string;
}

/**
 * The name of a competitor in natural order; for a team, as written. If the name's script cannot be drawn, this is
 * the person's number and sport, `Athlete 214 · Swimming`, or `Athlete · South`; for a team, the name of its
 * delegation.
 */
export function drawnName(
  competitor: Pick<Competitor, 'type' | 'name' | 'spoken' | 'organisation'>,
  { language, bib, sport }: NameFacts,
): string {
  const { type, organisation } = competitor;
  const name = firstDrawable(spokenCompetitorName(competitor));
  if (name || type === 'placeholder') return name;
  const delegation = organisation ? delegationName(organisation) : undefined;
  if (type === 'team') return delegation ?? '';
  if (bib && sport) return joinTexts([phrase(language, 'read-model.athleteNumber', { number: bib }), sport]);
  return joinTexts([phrase(language, 'share.athlete'), delegation]);
}

/** The name of a delegation, or its code if the name cannot be drawn. */
export const delegationName = ({ name, code }: OrganisationRef): string => firstDrawable(name, code);

export const joinTexts = (texts: readonly (string | null | undefined | false)[], sign = ' · '): string =>
  texts.filter(Boolean).join(sign);

/** The event of an item, and its phase or part. */
export function contestName(item: Pick<ScheduleItemAnswer, 'event' | 'phase' | 'name'>): string {
  const { title, part } = itemWords(item);
  return joinTexts([title, part]);
}

/** A day and, if it may be shown, a time: `Mon, Oct 12, 18:04`. */
export function timeText(
  item: Pick<ScheduleItemAnswer, 'day' | 'start' | 'isStartHidden' | 'status'>,
  context: CardContext,
): { day?: string; time?: string } {
  const format = cardFormatters(context);
  const start = isStartShown(item) ? item.start : null;
  // The date of the time beside it: a day of the Games ends after midnight.
  const day = start ? format.dayOf(start) : item.day;
  return {
    day: day ? format.dateWithWeekday(day) : undefined,
    time: start ? format.time(start) : undefined,
  };
}

/** Status that a picture names, if the contest is neither official nor on schedule. */
const namedStatus: Partial<Record<DisplayStatusCode, DisplayStatusCode>> = {
  RUNNING: 'RUNNING',
  SCHEDULED_BREAK: 'RUNNING',
  PROGRAMED_PAUSE: 'RUNNING',
  INTERRUPTED: 'INTERRUPTED',
  FINISHED: 'UNOFFICIAL',
  UNOFFICIAL: 'UNOFFICIAL',
  PROTESTED: 'PROTESTED',
  POSTPONED: 'POSTPONED',
  DELAYED: 'DELAYED',
  CANCELLED: 'CANCELLED',
};

/** A shared picture does not change with the result, so provisional results carry a time. */
export function stateLabel(
  { status, asOf }: { status: DisplayStatusCode; asOf: string | null },
  context: CardContext,
): Card['state'] {
  const named = namedStatus[status];
  if (!named) return undefined;
  const text = phrase(context.language, `status.${named}`);
  const isLive = named === 'RUNNING';
  const mayChange = isLive || named === 'INTERRUPTED' || named === 'UNOFFICIAL' || named === 'PROTESTED';
  return { text: joinTexts([text, mayChange && asOf && cardFormatters(context).time(asOf)]), isLive };
}
