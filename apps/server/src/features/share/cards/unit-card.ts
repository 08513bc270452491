import { halfPoints, isDoneStatus, isLiveStatus, tellingMark } from '@podium/games';
import { scoreSides } from '@podium/contract/score-sides';
import type { ScoreSide } from '@podium/contract/score-sides';
import { itemWords } from '@podium/contract/item-words';
import type { ResultLineAnswer } from '@podium/contract';
import { irmName, phrase } from '../../../ground/phrases.ts';
import { partScores } from '../../part-scores.ts';
import { numerals } from '../card.ts';
import type { Card, CardPlace, CardSide, PlacesBody, SidesBody, ToComeBody } from '../card.ts';
import { contestName, drawnName, joinTexts, stateLabel, timeText } from './words.ts';
import type { CardContext, UnitDocument } from './words.ts';

/** Winner and loser, the medalists or the leaders; before the start, time and venue. */
export function unitCard(unit: UnitDocument, context: CardContext): Card {
  const { language, games } = context;
  const body = sidesBody(unit, context) ?? placesBody(unit, context) ?? toComeBody(unit, context);
  return {
    language,
    games: games.name,
    sport: unit.discipline?.key,
    kicker: unit.discipline?.name ?? itemWords(unit).title,
    subtitle: unit.discipline ? contestName(unit) : undefined,
    state: stateLabel(unit, context),
    colors: leaderColors(body),
    body,
  };
}

function leaderColors(body: SidesBody | PlacesBody | ToComeBody): Card['colors'] {
  if (body.kind === 'toCome') return undefined;
  const leader = body.kind === 'places' ? body.places[0] : body.sides.find((side) => isWinner(side, body.sides));
  return leader?.organisation ?? undefined;
}

const isWinner = (side: CardSide, sides: readonly CardSide[]): boolean =>
  !side.isBeaten && sides.some(({ isBeaten }) => isBeaten);

const venueName = ({ venue, location }: UnitDocument): string | undefined =>
  joinTexts([venue?.name, location?.name !== venue?.name && location?.name]) || undefined;

/** Body for a contest between two known sides. */
function sidesBody(unit: UnitDocument, context: CardContext): SidesBody | undefined {
  if (!unit.isHeadToHead) return undefined;
  const facts = { language: context.language, sport: unit.discipline?.name };
  const [home, away] = scoreSides(unit).map((side): CardSide => ({
    name: drawnName(side.competitor, { ...facts, bib: findBib(unit, side.competitor.id) }),
    organisation: side.competitor.organisation,
    score: side.score === null ? undefined : halfPoints(side.score),
    medal: unit.event?.isExhibition ? undefined : side.medal,
    isBeaten: side.isLoser,
  }));
  if (!home?.name || !away?.name) return undefined;
  const sides = [home, away] as const;
  const marks = scoreSides(unit).filter(({ irm }) => irm);
  const hasScore = sides.some(({ score }) => score !== undefined) || marks.length > 0;
  if (hasScore && (isDoneStatus(unit.status) || isLiveStatus(unit.status))) {
    const notes = [
      joinTexts(partScores(unit)),
      shootOutText(unit, context),
      ...marks.map((side) => markNote(side, facts)),
    ];
    // A single score is meaningless without the other one.
    const isComplete = sides.every(({ score }) => score !== undefined) || marks.length === 0;
    const shown = isComplete ? sides : ([withoutScore(home), withoutScore(away)] as const);
    return { kind: 'sides', sides: shown, notes: notes.filter((note) => note !== '') };
  }
  const { day, time } = timeText(unit, context);
  return {
    kind: 'sides',
    sides: [withoutScore(home), withoutScore(away)],
    time: time ?? '–',
    notes: [day, venueName(unit)].filter((note) => note !== undefined),
  };
}

const withoutScore = (side: CardSide): CardSide => ({ ...side, score: undefined });

/** `Ana Lima: Retired`; empty if the mark has no name. */
function markNote({ competitor, irm }: ScoreSide, facts: Parameters<typeof drawnName>[1]): string {
  const name = irm === null ? undefined : irmName(facts.language, irm);
  return name ? phrase(facts.language, 'share.mark', { name: drawnName(competitor, facts), mark: name }) : '';
}

function shootOutText(unit: UnitDocument, { language }: CardContext): string {
  const [home, away] = scoreSides(unit);
  if (!home?.shootOut || !away?.shootOut) return '';
  return phrase(language, 'share.shootOut', { score: `\u2066${home.shootOut}–${away.shootOut}\u2069` });
}

const findBib = ({ results, startList }: UnitDocument, id: string | null): string | null | undefined =>
  [...results, ...startList].find((line) => line.competitor.id === id)?.bib;

const max = 4;

function placesBody(unit: UnitDocument, { language }: CardContext): PlacesBody | undefined {
  if (unit.isHeadToHead) return undefined;
  const { medal: decides, outcome, podium = [] } = unit;
  const isDecided = decides === 'gold' && outcome?.decidedBy === 'awards';
  const facts = { language, sport: unit.discipline?.name };
  const lines = isDecided && outcome.marks === 'own' ? unit.results : (unit.overall?.lines ?? unit.results);
  const by = isDecided ? tellingMark(lines) : 'result';
  const places = isDecided
    ? podium.map(({ medal, competitor }): CardPlace => {
        const line = lines.find((line) => line.competitor.id === competitor.id);
        // The medal was won with the overall mark, so the mark of a part is not shown next to it.
        const place = placeOfLine(competitor, outcome.marks === 'none' ? undefined : line, facts, by);
        // Medals of exhibition events do not count and are shown as ranks.
        return unit.event?.isExhibition ? { ...place, rank: numerals[medal] } : { ...place, rank: undefined, medal };
      })
    : rankedLines(lines).map((line): CardPlace => placeOfLine(line.competitor, line, facts));
  return places.length > 0 ? { kind: 'places', places: places.slice(0, max) } : undefined;
}

/** The first three ranks, including ties. */
const rankedLines = (lines: readonly ResultLineAnswer[]): ResultLineAnswer[] =>
  lines.filter(({ rank, irm, result }) => rank !== null && irm === null && result !== null && Number(rank) <= 3);

function placeOfLine(
  competitor: ResultLineAnswer['competitor'],
  line: ResultLineAnswer | undefined,
  facts: { language: CardContext['language']; sport?: string },
  by: ReturnType<typeof tellingMark> = 'result',
): CardPlace {
  const mark = by === 'points' ? line?.points : by === 'result' ? line?.result : null;
  return {
    rank: line?.rank ?? undefined,
    name: drawnName(competitor, { ...facts, bib: line?.bib }),
    organisation: competitor.organisation,
    mark: mark ?? undefined,
    record: line?.records[0]?.type,
  };
}

function toComeBody(unit: UnitDocument, context: CardContext): ToComeBody {
  const organisations = new Map(
    unit.startList.flatMap(({ competitor: { organisation } }) =>
      organisation ? [[organisation.code, organisation] as const] : [],
    ),
  );
  return {
    kind: 'toCome',
    ...timeText(unit, context),
    place: venueName(unit),
    organisations: [...organisations.values()],
  };
}
