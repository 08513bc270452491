import { drawRounds, drawTexts } from '@podium/games';
import type { Texts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { LostCount } from '../../lost-count.ts';
import { joined, own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { attribute, numberAttribute } from '../../xml/attributes.ts';
import { childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { Bouts } from './fie-bouts.ts';
import type { Competition } from './fie-competition.ts';
import { ownPlace, placeOf } from './fie-place.ts';
import { bout, poolRound } from './fie-words.ts';

/** Reads pools and tableaux in their order. */
export function readContests(
  competition: Competition,
  lost: LostCount,
): { bouts: Bouts; phases: FolderRow[]; codes: FolderRow[] } {
  const bouts = new Bouts(competition, lost);
  const phases: FolderRow[] = [];
  const codes: FolderRow[] = [];
  const stages = childrenNamed(competition.root, 'Phases').flatMap(({ children }) => children);
  const pools = stages.filter(({ name }) => name === 'TourDePoules');
  for (const [index, stage] of pools.entries())
    readPools(stage, pools.length > 1 ? index + 1 : undefined, bouts, phases);
  const taken = new Set<string>();
  for (const stage of stages.filter(({ name }) => name === 'PhaseDeTableaux'))
    for (const suite of childrenNamed(stage, 'SuiteDeTableaux')) readSuite(suite, taken, bouts, phases, codes);
  return { bouts, phases, codes };
}

function readPools(stage: XmlElement, round: number | undefined, bouts: Bouts, phases: FolderRow[]): void {
  const { competition } = bouts;
  const next = followers(stage, competition.root);
  for (const [index, pool] of childrenNamed(stage, 'Poule').entries()) {
    const number = attribute(pool, 'ID') ?? String(index + 1);
    const prefix = round === undefined ? 'P' : `R${round}P`;
    const phase = bouts.freeId(stableId(competition.event, `${prefix}${slug(number) || index + 1}`));
    const name = joined(' ', drawTexts.pool, number);
    phases.push(
      row({
        id: phase,
        event: competition.event,
        ...texts('name', round === undefined ? name : joined(', ', name, joined(' ', poolRound, String(round)))),
        kind: 'pool',
        pool: round === undefined ? number : `${round}.${number}`,
        order: phases.length + 1,
      }),
    );
    const place = placeOf(pool, competition);
    const matches = childrenNamed(pool, 'Match');
    // A match of teams contains its bouts, and a row of the schedule has only one level below it.
    const isParent = !matches.some((match) => childrenNamed(match, 'Assaut').length > 0);
    const states = matches.map((match, at) =>
      bouts.add(match, {
        id: stableId(phase, slug(attribute(match, 'ID') ?? '') || String(at + 1)),
        phase,
        ...(isParent && { parent: phase }),
        name: joined(' ', competition.isTeam ? drawTexts.match : bout, String(at + 1)),
        order: at + 1,
        referees: childrenNamed(pool, 'Arbitre'),
        place: { ...place, ...ownPlace(match, competition) },
      }),
    );
    if (isParent)
      bouts.addParent(phase, {
        name,
        order: index + 1,
        place,
        isOver: states.length > 0 && states.every(Boolean),
        isBegun: states.some(Boolean),
      });
    addTable(pool, phase, next, bouts);
  }
}

/** Fencers of any later stage. */
function followers(stage: XmlElement, root: XmlElement): ReadonlySet<string> {
  const stages = childrenNamed(root, 'Phases').flatMap(({ children }) => children);
  const later = stages.slice(stages.indexOf(stage) + 1);
  const refs = (element: XmlElement): string[] => [
    ...(element.name === 'Tireur' || element.name === 'Equipe' ? [attribute(element, 'REF') ?? ''] : []),
    ...element.children.flatMap(refs),
  ];
  return new Set(later.flatMap(refs));
}

/** The table of a pool: victories, touches scored and received, and their index. */
function addTable(pool: XmlElement, phase: string, next: ReadonlySet<string>, bouts: Bouts): void {
  const lines = pool.children
    .filter(({ name }) => name === 'Tireur' || name === 'Equipe')
    .flatMap((element) => {
      const entrant = bouts.entrant(element);
      return entrant ? [{ element, entrant, rank: numberAttribute(element, 'RangPoule') || undefined }] : [];
    })
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0);
  const byRank = Map.groupBy(lines, ({ rank }) => rank);
  for (const [index, { element, entrant, rank }] of lines.entries()) {
    const [won, played] = [numberAttribute(element, 'NbVictoires'), numberAttribute(element, 'NbMatches')];
    const [scored, received] = [numberAttribute(element, 'TD'), numberAttribute(element, 'TR')];
    const gap = scored === undefined || received === undefined ? undefined : scored - received;
    bouts.results.push(
      row({
        level: 'pool',
        ref: phase,
        sort: index + 1,
        competitor_type: entrant.type,
        competitor: entrant.id,
        rank,
        rank_equal: rank !== undefined && byRank.get(rank)!.length > 1 ? 'true' : undefined,
        result_type: won === undefined ? undefined : 'POINTS',
        result: won,
        diff: gap === undefined ? undefined : gap > 0 ? `+${gap}` : gap,
        qualification: rank !== undefined && next.has(attribute(element, 'REF') ?? '') ? 'Q' : undefined,
        played,
        won,
        lost: won === undefined || played === undefined || played < won ? undefined : played - won,
        for: scored,
        against: received,
      }),
    );
  }
}

/** Two losers of the semifinals. */
const bronzeSize = 2;

function readSuite(suite: XmlElement, taken: Set<string>, bouts: Bouts, phases: FolderRow[], codes: FolderRow[]): void {
  const { competition } = bouts;
  const tableaux = childrenNamed(suite, 'Tableau');
  const isMain = !taken.has('MAIN');
  const title = attribute(suite, 'Titre');
  const isBronze =
    !isMain && tableaux.length === 1 && tableSize(tableaux[0]!) === bronzeSize && bouts.areLosers(tableaux[0]!);
  const given = slug(attribute(suite, 'Lettre') ?? attribute(suite, 'ID') ?? '').padStart(1, 'X');
  const bracket = isMain ? 'MAIN' : isBronze && !taken.has('BRN') ? 'BRN' : unique(`T${given}`.slice(0, 12), taken);
  taken.add(bracket);
  if (bracket !== 'MAIN' && bracket !== 'BRN')
    codes.push(row({ kind: 'bracket', discipline: 'FEN', code: bracket, ...texts('name', own(title ?? bracket)) }));
  let before: { size: number; phase: string } | undefined;
  for (const tableau of tableaux) {
    const size = tableSize(tableau);
    const part = `${isMain ? '' : `${bracket}.`}T${size}`;
    const phase = bouts.freeId(stableId(competition.event, part));
    const round = drawRounds[size];
    const ownTitle = attribute(tableau, 'Titre') ?? title ?? `${size}`;
    const name: Texts = bracket === 'BRN' ? drawTexts.bronzes : isMain && round ? round.name : own(ownTitle);
    phases.push(
      row({
        id: phase,
        event: competition.event,
        ...texts('name', name),
        kind: (isMain && size === 2) || bracket === 'BRN' ? 'final' : 'knockout',
        order: phases.length + 1,
      }),
    );
    const positions = positionsOf(tableau, size);
    const isFirst = before === undefined && childrenNamed(tableau, 'Match').some(({ children }) => children.length > 0);
    for (const [index, match] of childrenNamed(tableau, 'Match').entries()) {
      const position = positions[index]!;
      bouts.add(match, {
        id: stableId(phase, String(position)),
        phase,
        name:
          size === 2 || childrenNamed(tableau, 'Match').length === 1
            ? name
            : joined(' ', round?.contest ?? joined(', ', name, drawTexts.match), String(position)),
        order: position,
        referees: [],
        hasByes: isFirst,
        place: placeOf(match, competition),
        bracket: { code: bracket, round: round?.bracket ?? `R${size}`, position },
        from:
          before?.size === size * 2
            ? [2 * position - 1, 2 * position].map((at) => stableId(before!.phase, String(at)))
            : [],
      });
    }
    before = { size, phase };
  }
}

const mostPlaces = 1024;

/** Number of places of a tableau, which is twice that of its matches unless the file says it. */
const tableSize = (tableau: XmlElement): number => {
  const said = numberAttribute(tableau, 'Taille');
  return said !== undefined && said > 1 && said <= mostPlaces
    ? said
    : Math.max(2, childrenNamed(tableau, 'Match').length * 2);
};

/** Numbers of matches are their positions from the top, if they all are. */
function positionsOf(tableau: XmlElement, size: number): number[] {
  const matches = childrenNamed(tableau, 'Match');
  const numbers = matches.map((match) => Number(attribute(match, 'ID')));
  const isOrder = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= size / 2);
  return isOrder && new Set(numbers).size === numbers.length ? numbers : matches.map((_, index) => index + 1);
}

function unique(code: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy += 1) {
    const made = copy === 1 ? code : `${code}-${copy}`;
    if (!taken.has(made)) return made;
  }
}
