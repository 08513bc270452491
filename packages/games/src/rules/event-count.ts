/** The way of counting of an event: that of its sport, with the fields that its organizers have chosen. */
import { countGames } from '../count/count-games.ts';
import { countParts } from '../count/count-parts.ts';
import { countPoints } from '../count/count-points.ts';
import type { PartRules, PointsRules, ScoreButton } from '../count/count-rules.ts';
import { findCount } from '../count/find-count.ts';
import type { CountBasis, ScoreCount } from '../count/score-count.ts';
import type { Scoring } from '../discipline.ts';
import type { EventRule, EventRules, PartName } from './event-rules.ts';

const countFields: readonly EventRule[] = [
  'measure',
  'part',
  'parts',
  'pointsToWin',
  'lead',
  'pointsInLastPart',
  'cap',
  'goldenPoint',
  'levelIsAllowed',
  'decidedBy',
];

/** Letters of the codes of parts: `H1`, `S3`. */
const partLetters: Readonly<Record<PartName, string>> = {
  half: 'H',
  quarter: 'Q',
  period: 'P',
  set: 'S',
  game: 'G',
  round: 'R',
  bout: 'B',
};

/** @param code of the event, or of something in it */
export function eventCount(scoring: Scoring, rules: EventRules, code: string): ScoreCount {
  const ofSport = findCount(scoring, code);
  if (countFields.every((field) => rules[field] === undefined)) return ofSport;
  const { buttons } = ofSport;
  switch (countKind(ofSport, rules)) {
    case 'points':
      return countPoints({ ...chosenPoints(ofSport, rules), buttons });
    case 'parts':
      return chosenParts(ofSport, rules, buttons);
    case 'games':
      return countGames(partCodes(ofSport, { part: 'game', ...rules }));
    default:
      return ofSport;
  }
}

/** `sport`: a way of counting of its own, of which an event changes nothing as long as it counts the same. */
function countKind(ofSport: ScoreCount, { measure, pointsToWin }: EventRules): 'points' | 'parts' | 'games' | 'sport' {
  const basis = basisOf(ofSport);
  const ofMeasure = (): 'points' | 'parts' | 'games' | undefined => {
    if (measure === 'goals' || measure === 'points') return 'points';
    if (measure === 'sets') return 'parts';
    if (measure !== 'games') return undefined;
    return pointsToWin === undefined && basis?.kind !== 'parts' ? 'games' : 'parts';
  };
  const kind = ofMeasure();
  if (basis) return kind ?? basis.kind;
  const ownKind = ofSport.resultType === 'SETS' ? 'parts' : 'points';
  return kind === undefined || kind === ownKind ? 'sport' : kind;
}

/** The rules of a built-in way of counting; undefined for one that a sport brings, or that only borrows from it. */
const basisOf = ({ basis, apply }: ScoreCount): CountBasis | undefined => (basis?.apply === apply ? basis : undefined);

/** Codes of the regular parts; undefined if there is one score. */
function partCodes({ parts }: ScoreCount, { part, parts: count }: EventRules): string[] {
  if (part === undefined && count === undefined) return [...parts];
  const letters = part ? partLetters[part] : (/^[A-Z]+/u.exec(parts[0] ?? '')?.[0] ?? partLetters.period);
  return Array.from({ length: count ?? parts.length }, (_, index) => `${letters}${index + 1}`);
}

function chosenPoints(ofSport: ScoreCount, rules: EventRules): PointsRules {
  const basis = basisOf(ofSport);
  const base: PointsRules = basis?.kind === 'points' ? basis.rules : {};
  const { decidedBy, levelIsAllowed = base.levelIsAllowed, pointsToWin = base.pointsToWin } = rules;
  return {
    ...base,
    parts: partCodes(ofSport, rules),
    overtime: decidedBy ? (decidedBy.includes('extra-time') ? (base.overtime ?? 'ET') : undefined) : base.overtime,
    hasShootOut: decidedBy ? decidedBy.includes('shoot-out') : base.hasShootOut,
    levelIsAllowed,
    pointsToWin,
    goldenPoint: rules.goldenPoint ?? base.goldenPoint,
  };
}

function chosenParts(ofSport: ScoreCount, rules: EventRules, buttons: readonly ScoreButton[]): ScoreCount {
  const basis = basisOf(ofSport);
  const base = basis?.kind === 'parts' ? basis.rules : undefined;
  const part = chosenPart(base?.part, rules);
  return countParts({
    ...base,
    parts: partCodes(ofSport, { ...(base ? {} : { part: 'set' as const, parts: 1 }), ...rules }),
    part,
    buttons,
    levelIsAllowed: rules.levelIsAllowed ?? base?.levelIsAllowed,
    isChosen: rules.pointsToWin !== undefined,
  });
}

/** Points that win a part. Limits of the sport that belong to other points than those chosen do not apply. */
function chosenPart(base: PartRules | undefined, rules: EventRules): PartRules | undefined {
  const to = rules.pointsToWin ?? base?.to;
  if (to === undefined) return undefined;
  const ofSport = to === base?.to ? base : undefined;
  return {
    to,
    lead: rules.lead ?? base?.lead ?? 1,
    cap: rules.goldenPoint ? to : (rules.cap ?? ofSport?.cap),
    lastTo: rules.pointsInLastPart ?? ofSport?.lastTo,
  };
}
