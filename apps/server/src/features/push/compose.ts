/** Writes notifications when they are sent, from the data that is public then, in the reader's language. */
import { itemWords } from '@podium/contract/item-words';
import { pages } from '@podium/contract/pages';
import type { LanguageCode, PushPayload, ResultLineAnswer, UnitAnswer } from '@podium/contract';
import { formattersFor, languageByTag, pathCodec } from '@podium/i18n';
import { irmName, phrase } from '../../ground/phrases.ts';
import { awardedCompetitor } from '../../read-model/programme/named-competitor.ts';
import { plainText } from '../../read-model/programme/plain-text.ts';
import { Presenter } from '../../read-model/programme/presenter.ts';
import type { UnitInfo } from '../../read-model/programme/programme.ts';
import { veiledSnapshot } from '../../read-model/programme/veiled-snapshot.ts';
import type { FeatureKit } from '../kit.ts';
import { minShiftMs, medalPair } from './decide.ts';
import type { UnitChange } from './decide.ts';
import { ofDelegation, ofParticipant } from '../../read-model/programme/competing.ts';
import type { Facts, Subject } from './news.ts';
import { reminderState, unitState } from './states.ts';

type Kit = Pick<FeatureKit, 'programme' | 'read'>;

/** Reader settings that determine the text of a notification. */
export interface Reader {
  language: LanguageCode;
  timeZone: string;
  hidesResults: boolean;
  /** The follow that matched. */
  about?: Subject;
}

interface Text {
  title: string;
  body: string;
  /** Path without the language. */
  path: string;
}

/** Isolates a name in text of the other direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
const maxBody = 300;

/** @returns undefined if there is nothing left to announce: the change was retracted, or its subject deleted */
export async function compose(kit: Kit, facts: Facts, topic: string, reader: Reader): Promise<PushPayload | undefined> {
  const text = await writeText(kit, facts, reader);
  if (!text) return undefined;
  const { direction } = languageByTag(reader.language);
  const body = text.body.length > maxBody ? `${text.body.slice(0, maxBody - 1).trimEnd()}…` : text.body;
  return {
    title: text.title,
    body,
    language: reader.language,
    direction,
    path: pathCodec.write(reader.language, text.path),
    tag: topic,
  };
}

async function writeText(kit: Kit, facts: Facts, reader: Reader): Promise<Text | undefined> {
  switch (facts.type) {
    case 'medal':
      return medalText(kit, facts, reader);
    case 'bulletin':
      return bulletinText(kit, facts.id, reader);
    case 'notice':
      return noticeText(kit, facts.id, reader);
    case 'test':
      return testText(kit, reader);
    default:
      return unitText(kit, facts, reader);
  }
}

const createPresenter = ({ programme }: Kit, { language, hidesResults }: Reader): Presenter =>
  new Presenter(hidesResults ? veiledSnapshot(programme()) : programme(), language);

function gamesName(kit: Kit, reader: Reader): string {
  const presenter = createPresenter(kit, reader);
  const { games } = presenter.snapshot.reference;
  return presenter.text(games.name) ?? games.code;
}

const testText = (kit: Kit, reader: Reader): Text => ({
  title: gamesName(kit, reader),
  body: phrase(reader.language, 'push.test'),
  path: '/notifications',
});

type UnitFacts = Extract<Facts, { unit: string }>;

async function unitText(kit: Kit, facts: UnitFacts, reader: Reader): Promise<Text | undefined> {
  const presenter = createPresenter(kit, reader);
  const unit = presenter.snapshot.units.get(facts.unit);
  if (!unit) return undefined;
  const body =
    facts.type === 'start'
      ? startBody(presenter, unit, facts.startAt, reader)
      : facts.type === 'schedule'
        ? scheduleBody(presenter, unit, facts.change, reader)
        : await resultBody(kit, presenter, unit, facts.change, reader);
  if (body === undefined) return undefined;
  const path = unit.disciplineCode ? pages.unit(unit.disciplineCode.toLowerCase(), unit.id) : pages.day(unit.day);
  return { title: unitTitle(presenter, unit, reader), body, path };
}

function unitTitle(presenter: Presenter, unit: UnitInfo, { language, about }: Reader): string {
  const item = presenter.item(unit);
  const { title, part } = itemWords(item);
  const sport = item.discipline?.name;
  const contest = [sport, [title, part].filter(Boolean).join(' · ')].filter(Boolean).join(': ');
  const name = about && followedName(presenter, about);
  return name ? phrase(language, 'push.titleOf', { who: isolated(name), contest }) : contest;
}

/** Name of the followed athlete, team or delegation, if it is public. */
function followedName(presenter: Presenter, { kind, id }: Subject): string | undefined {
  if (kind === 'athlete') return presenter.personName(id);
  if (kind === 'team') return presenter.teamName(id);
  return kind === 'delegation' ? presenter.organisation(id)?.name : undefined;
}

const readerFormatters = ({ language, timeZone }: Reader) => formattersFor(languageByTag(language), timeZone);

function startBody(presenter: Presenter, unit: UnitInfo, announcedStart: number, reader: Reader): string | undefined {
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

function scheduleBody(presenter: Presenter, unit: UnitInfo, change: UnitChange, reader: Reader): string | undefined {
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
  kit: Kit,
  presenter: Presenter,
  unit: UnitInfo,
  change: UnitChange,
  reader: Reader,
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
function ownLines({ snapshot }: Presenter, { results }: UnitAnswer, about?: Subject): ResultLineAnswer[] {
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
    const played = [result ?? '–', shootOut && `(${shootOut})`].filter(Boolean).join(' ');
    const score = irm ? (irmName(language, irm) ?? irm) : played;
    return phrase(language, 'push.side', { name: isolated(competitor.name), score });
  });
  return sides.length === 2 ? phrase(language, 'push.pair', { first: sides[0]!, second: sides[1]! }) : sides.join('');
}

const maxLines = 3;

/** The followed lines, or else the first three. */
function rankText(
  results: readonly ResultLineAnswer[],
  own: readonly ResultLineAnswer[],
  language: LanguageCode,
): string {
  const lines = own.length > 0 ? own : results;
  return lines
    .slice(0, maxLines)
    .map(({ competitor, rank, irm, result }) => {
      const name = isolated(competitor.name);
      if (irm) return phrase(language, 'push.side', { name, score: irmName(language, irm) ?? irm });
      const text = rank ? phrase(language, 'push.line', { place: rank, name }) : name;
      return result ? `${text} ${isolated(result)}` : text;
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
    const name = isolated(competitor.name);
    return was && now && was !== now ? phrase(language, 'push.changed', { name, was, now }) : name;
  });
  return [phrase(language, 'push.corrected', { changes: texts.join(' · ') }), note].filter(Boolean).join(' ');
}

async function medalText(
  kit: Kit,
  { event, medals }: Extract<Facts, { type: 'medal' }>,
  reader: Reader,
): Promise<Text | undefined> {
  const { language, about, hidesResults } = reader;
  const presenter = createPresenter(kit, reader);
  const { snapshot } = presenter;
  // Medals that were retracted meanwhile are left out.
  const won = (snapshot.awards.byEvent.get(event) ?? []).filter((award) => medals.includes(medalPair(award)));
  if (won.length === 0) return undefined;
  const { disciplineCode } = won[0]!;
  const sport = presenter.discipline(disciplineCode);
  const title = `${sport.name}: ${presenter.event(event).name}`;
  const path = pages.event(sport.key, event);
  if (hidesResults) return { title, body: phrase(language, 'push.medalsHidden'), path };
  const ids = about && ownIds(presenter, about);
  const awards = ids
    ? won.filter(({ competitorId, members }) => ids.has(competitorId) || members.some(({ id }) => ids.has(id)))
    : won;
  const body = awards
    .map((award) => {
      const competitor = presenter.competitor(awardedCompetitor(award));
      const medal = phrase(language, `push.${award.medal}`);
      return phrase(language, 'push.medal', { medal, name: isolated(competitor.name) });
    })
    .join(' · ');
  return body === '' ? undefined : { title, body, path };
}

function ownIds({ snapshot }: Presenter, { kind, id }: Subject): ReadonlySet<string> | undefined {
  if (kind === 'athlete' || kind === 'team') return ofParticipant(snapshot, id).ids;
  return kind === 'delegation' ? ofDelegation(snapshot, id).ids : undefined;
}

async function bulletinText(kit: Kit, id: string, { language, hidesResults }: Reader): Promise<Text | undefined> {
  const bulletin = await kit.read('bulletin', language, { id });
  if (!bulletin) return undefined;
  // Bulletins may report results unless they are pinned.
  const isOpen = !hidesResults || bulletin.isPinned;
  return {
    title: phrase(language, 'push.bulletin', { number: bulletin.number }),
    body: isOpen ? bulletin.title.text : phrase(language, 'push.bulletinHidden'),
    path: `/informativos/${encodeURIComponent(id)}`,
  };
}

async function noticeText(kit: Kit, id: string, reader: Reader): Promise<Text | undefined> {
  const notices = await kit.read('notices', reader.language, {});
  const notice = notices?.items.find((item) => item.id === id);
  return notice && { title: gamesName(kit, reader), body: notice.text.text, path: '/' };
}
