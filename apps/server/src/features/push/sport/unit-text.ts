/** Writes notifications about a contest, from the data that is public when they are sent, in the reader's language. */
import { halfPoints } from '@podium/games';
import { itemWords } from '@podium/contract/item-words';
import { pages } from '@podium/contract/pages';
import type { LanguageCode, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { formattersFor, isolate, languageByTag } from '@podium/i18n';
import { irmName, phrase } from '../../../ground/phrases.ts';
import { ofDelegation, ofParticipant } from '../../../read-model/program/competing.ts';
import { plainText } from '../../../read-model/program/plain-text.ts';
import type { Presenter } from '../../../read-model/program/presenter.ts';
import type { UnitInfo } from '../../../read-model/program/program.ts';
import type { PushReader, PushSubject, PushText } from '../../push-topics.ts';
import { isAboutResult, minShiftMs } from './decide.ts';
import type { UnitChange } from './decide.ts';
import { createPresenter, followedName } from './reader-text.ts';
import type { TextKit } from './reader-text.ts';
import { reminderState, unitState } from './states.ts';

/** A result, a correction or a change of the schedule. */
export async function changeText(
  kit: TextKit,
  { unit: id, change }: { unit: string; change: UnitChange },
  reader: PushReader,
): Promise<PushText | undefined> {
  const presenter = createPresenter(kit, reader);
  const unit = presenter.snapshot.units.get(id);
  if (!unit) return undefined;
  const body = isAboutResult(change)
    ? await resultBody(kit, presenter, unit, change, reader)
    : scheduleBody(presenter, unit, change, reader);
  return body === undefined ? undefined : unitText(presenter, unit, body, reader);
}

/** A reminder of a start. */
export function startText(
  kit: TextKit,
  { unit: id, startAt }: { unit: string; startAt: number },
  reader: PushReader,
): PushText | undefined {
  const presenter = createPresenter(kit, reader);
  const unit = presenter.snapshot.units.get(id);
  const body = unit && startBody(presenter, unit, startAt, reader);
  return body === undefined ? undefined : unitText(presenter, unit!, body, reader);
}

/** The title has room for the athlete and the event; the body begins with the sport and the phase. */
function unitText(presenter: Presenter, unit: UnitInfo, news: string, { about }: PushReader): PushText {
  const path = unit.disciplineCode ? pages.unit(unit.disciplineCode.toLowerCase(), unit.id) : pages.day(unit.day);
  const item = presenter.item(unit);
  const { title, part } = itemWords(item);
  const body = [item.discipline?.name, part, news].filter(Boolean).join(' · ');
  return { who: followedName(presenter, about), title, body, path };
}

const readerFormatters = ({ language, timeZone }: PushReader) => formattersFor(languageByTag(language), timeZone);

function startBody(
  presenter: Presenter,
  unit: UnitInfo,
  announcedStart: number,
  reader: PushReader,
): string | undefined {
  const { phase, startAt } = reminderState(unit);
  if (phase !== 'coming' || startAt === undefined || Math.abs(startAt - announcedStart) >= minShiftMs) return undefined;
  return withPlace(
    presenter,
    unit,
    phrase(reader.language, 'push.starts', { time: readerFormatters(reader).time(new Date(startAt)) }),
  );
}

function withPlace(presenter: Presenter, unit: UnitInfo, text: string): string {
  const venue = presenter.venue(unit.venueId, unit.venueName)?.name;
  const location = presenter.venue(unit.locationId, unit.locationName)?.name;
  return [text, venue, location === venue ? undefined : location].filter(Boolean).join(' · ');
}

function scheduleBody(
  presenter: Presenter,
  unit: UnitInfo,
  change: UnitChange,
  reader: PushReader,
): string | undefined {
  const { phase, startAt } = unitState(unit);
  const { language } = reader;
  const movedFrom = 'from' in change ? change.from : undefined;
  const reason = plainText(presenter.text(unit.change?.reason) ?? '');
  const because = reason === '' ? '' : ` ${presenter.written(reason)}`;
  if (phase === 'canceled') return phrase(language, 'push.canceled') + because;
  if (phase === 'postponed') return phrase(language, 'push.postponed') + because;
  if (phase !== 'coming' || startAt === undefined) return undefined;
  if (change.kind === 'moved' && movedFrom !== undefined && Math.abs(startAt - movedFrom) < minShiftMs)
    return undefined;
  const format = readerFormatters(reader);
  const time = format.dateTime(new Date(startAt));
  const text =
    movedFrom === undefined || Math.abs(startAt - movedFrom) < minShiftMs
      ? phrase(language, 'push.resumed', { time })
      : phrase(language, 'push.moved', { time, before: format.dateTime(new Date(movedFrom)) });
  return withPlace(presenter, unit, text) + because;
}

async function resultBody(
  kit: TextKit,
  presenter: Presenter,
  unit: UnitInfo,
  change: UnitChange,
  reader: PushReader,
): Promise<string | undefined> {
  const { language, hidesResults } = reader;
  if (unitState(unit).phase !== 'done') return undefined;
  const isCorrection = change.kind === 'correction';
  if (hidesResults) return phrase(language, isCorrection ? 'push.correctedHidden' : 'push.ended');
  const document = await kit.read('unit', language, { id: unit.id });
  if (!document || document.results.length === 0) return phrase(language, 'push.ended');
  const own = ownLines(presenter, document, reader.about);
  if (isCorrection) return correctionBody(document, own, change.before, language);
  const text = unit.isHeadToHead ? scoreText(document, language) : rankText(document.results, own, language);
  return unit.status === 'OFFICIAL' ? text : phrase(language, 'push.unofficial', { result: text });
}

/** Lines of the followed athlete, team or delegation. */
function ownLines({ snapshot }: Presenter, { results }: UnitAnswer, about?: PushSubject): ResultLineAnswer[] {
  if (!about) return [];
  const competitors =
    about.kind === 'athlete' || about.kind === 'team'
      ? ofParticipant(snapshot, about.id)
      : about.kind === 'delegation'
        ? ofDelegation(snapshot, about.id)
        : undefined;
  return results.filter(({ competitor }) => competitor.id !== null && competitors?.ids.has(competitor.id));
}

/** Each score next to its own name: `Silva 3, Souza 1`; after a shoot-out `Silva 1 (4), Souza 1 (3)`. */
function scoreText({ results, competitors = [] }: UnitAnswer, language: LanguageCode): string {
  const sides = results.slice(0, 2).map(({ competitor, result, irm }) => {
    const shootOut = competitors.find(({ id }) => id !== null && id === competitor.id)?.shootOut;
    const played = [halfPoints(result ?? '–'), shootOut && `(${shootOut})`].filter(Boolean).join(' ');
    const score = irm ? (irmName(language, irm) ?? irm) : played;
    return phrase(language, 'push.side', { name: isolate(competitor.name), score });
  });
  return sides.length === 2 ? phrase(language, 'push.pair', { first: sides[0]!, second: sides[1]! }) : sides.join('');
}

const maxLines = 3;

/** The followed lines; without any, the first three. */
function rankText(
  results: readonly ResultLineAnswer[],
  own: readonly ResultLineAnswer[],
  language: LanguageCode,
): string {
  const lines = own.length > 0 ? own : results;
  return lines
    .slice(0, maxLines)
    .map(({ competitor, rank, irm, result }) => {
      const name = isolate(competitor.name);
      if (irm) return phrase(language, 'push.side', { name, score: irmName(language, irm) ?? irm });
      const text = rank ? phrase(language, 'push.line', { place: rank, name }) : name;
      return result ? `${text} ${isolate(result)}` : text;
    })
    .join(' · ');
}

function correctionBody(
  { results, corrections }: UnitAnswer,
  own: readonly ResultLineAnswer[],
  before: Readonly<Record<string, string>>,
  language: LanguageCode,
): string {
  // The newest correction comes first.
  const note = corrections[0]?.note;
  const changed = (own.length > 0 ? own : results).filter(({ competitor }) =>
    Object.hasOwn(before, competitor.id ?? ''),
  );
  const texts = changed.slice(0, maxLines).map(({ competitor, rank, irm, result }) => {
    const [wasRank, wasIrm, , wasScore] = before[competitor.id!]!.split('|');
    const markText = (mark: string | null | undefined) => mark && (irmName(language, mark) ?? mark);
    const was = [wasScore, markText(wasIrm), wasRank].find(Boolean);
    const now = [wasScore && result, markText(irm), rank].find(Boolean);
    const name = isolate(competitor.name);
    return was && now && was !== now ? phrase(language, 'push.changed', { name, was, now }) : name;
  });
  return [phrase(language, 'push.corrected', { changes: texts.join(' · ') }), note].filter(Boolean).join(' ');
}
