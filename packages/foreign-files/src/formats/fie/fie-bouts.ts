import type { Texts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { LostCount } from '../../lost-count.ts';
import { joined } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { attribute } from '../../xml/attributes.ts';
import { childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Competition, Entrant } from './fie-competition.ts';
import { Pistes, startCells } from './fie-place.ts';
import type { Place } from './fie-place.ts';
import { bout, functionOf, markOf } from './fie-words.ts';

export interface BoutPlan {
  id: string;
  phase: string;
  parent?: string;
  name: Texts;
  order: number;
  place: Place;
  /** Referees of the pool. */
  referees: readonly XmlElement[];
  bracket?: { code: string; round: string; position: number };
  /** A side that is missing has a bye, as no match before fills its place. */
  hasByes?: boolean;
  /** Matches whose winners meet. */
  from?: readonly string[];
}

interface Side {
  entrant: Entrant;
  score: string | undefined;
  status: string | undefined;
}

/** Collects the rows of matches, of the bouts of team matches, and of their referees. */
export class Bouts {
  readonly competition: Competition;
  readonly units: FolderRow[] = [];
  readonly results: FolderRow[] = [];
  readonly details: FolderRow[] = [];
  readonly officials: FolderRow[] = [];
  readonly functions = new Set<string>();
  readonly pistes: Pistes;
  /** Losers of the semifinals. */
  readonly #losers = new Set<string>();
  /** Number of times that each id was asked for. */
  readonly #ids = new Map<string, number>();
  /** Fencers or teams of each match. */
  readonly #sides = new Map<string, ReadonlySet<string>>();
  readonly #lost: LostCount;
  /** Number of contests without a time of their own. */
  madeTimes = 0;
  /** Every match was fenced, or is a bye. */
  isOver = true;
  isBegun = false;

  constructor(competition: Competition, lost: LostCount) {
    this.competition = competition;
    this.#lost = lost;
    this.pistes = new Pistes(competition);
  }

  /** The id, or with a number if it is taken. */
  freeId(id: string): string {
    const copies = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, copies);
    return copies === 1 ? id : this.freeId(stableId(id, `c${copies}`));
  }

  entrant(element: XmlElement): Entrant | undefined {
    return this.competition.entrants.get(attribute(element, 'REF') ?? '');
  }

  /** Returns whether both sides of a tableau lost a match before. */
  areLosers(tableau: XmlElement): boolean {
    const sides = childrenNamed(tableau, 'Match').flatMap(({ children }) =>
      children.flatMap((child) => this.entrant(child) ?? []),
    );
    return sides.length > 0 && sides.every(({ id }) => this.#losers.has(id));
  }

  /** Adds a match; returns whether it was fenced. */
  add(match: XmlElement, plan: BoutPlan): boolean {
    const sides = match.children
      .filter(({ name }) => name === 'Tireur' || name === 'Equipe')
      .flatMap((element): Side[] => {
        const entrant = this.entrant(element);
        if (!entrant && attribute(element, 'REF') !== undefined) this.#lost.add(`Match ${element.name}`, 'unmatched');
        return entrant
          ? [{ entrant, score: scoreOf(element), status: attribute(element, 'Statut')?.toUpperCase() }]
          : [];
      })
      .slice(0, 2);
    const isDone = sides.length === 2 && sides.some(({ status }) => status !== undefined && status !== 'N');
    if (sides.length === 0 && plan.hasByes === true) return false;
    const id = this.freeId(plan.id);
    const isBye = sides.length === 1 && (plan.hasByes === true || sides[0]!.status === 'V');
    if (!isDone && !isBye) this.isOver = false;
    if (isDone) this.isBegun = true;
    if (isDone && plan.bracket?.code === 'MAIN' && plan.bracket.round === 'SFL')
      for (const { entrant, status } of sides) if (status !== 'V') this.#losers.add(entrant.id);
    this.#addUnit(id, plan, { isDone, isBye, isDrawn: sides.length === 2 });
    this.#addSides(id, plan, { sides, isDone, isBye });
    this.#addReferees(id, [...plan.referees, ...childrenNamed(match, 'Arbitre')]);
    for (const [index, assault] of childrenNamed(match, 'Assaut').entries()) this.#addAssault(assault, id, index, plan);
    return isDone;
  }

  /** A pool as one row of the schedule, which contains its bouts. */
  addParent(
    id: string,
    {
      name,
      order,
      place,
      isOver,
      isBegun,
    }: { name: Texts; order: number; place: Place; isOver: boolean; isBegun: boolean },
  ): void {
    if (place.clock === undefined) this.madeTimes += 1;
    this.units.push(
      row({
        id,
        type: 'competition',
        phase: id,
        ...texts('name', name),
        order,
        ...startCells(place),
        status: isOver ? 'FINISHED' : isBegun ? 'RUNNING' : 'SCHEDULED',
        result_status: isOver ? 'OFFICIAL' : undefined,
        ...this.pistes.cells(place),
      }),
    );
  }

  #addUnit(
    id: string,
    plan: BoutPlan,
    { isDone, isBye, isDrawn }: { isDone: boolean; isBye: boolean; isDrawn: boolean },
  ): void {
    const { phase, parent, name, order, place, bracket } = plan;
    const isMade = place.clock === undefined || parent !== undefined;
    if (isMade && !isBye) this.madeTimes += 1;
    this.units.push(
      row({
        id,
        type: 'competition',
        phase,
        parent,
        ...texts('name', name),
        order,
        // A bye has neither time nor place.
        ...(isBye
          ? { status: 'UNSCHEDULED' }
          : { ...startCells(place), status: isDone ? 'FINISHED' : 'SCHEDULED', ...this.pistes.cells(place) }),
        result_status: isDone ? 'OFFICIAL' : isDrawn ? 'START_LIST' : undefined,
        bracket: bracket?.code,
        bracket_round: bracket?.round,
        bracket_position: bracket?.position,
      }),
    );
  }

  #addSides(
    ref: string,
    { from = [] }: BoutPlan,
    { sides, isDone, isBye }: { sides: readonly Side[]; isDone: boolean; isBye: boolean },
  ): void {
    this.#sides.set(ref, new Set(sides.map(({ entrant }) => entrant.id)));
    const lines: (Side | 'BYE' | 'TBD')[] = [...sides];
    while (lines.length < 2) lines.push(isBye ? 'BYE' : 'TBD');
    const sources = isBye ? [] : this.#order(lines, from);
    for (const [index, side] of lines.entries()) {
      const source = sources[index];
      const cells = {
        level: 'unit',
        ref,
        sort: index + 1,
        side: index === 0 ? 'home' : 'away',
        start_order: index + 1,
      };
      const origin = source === undefined ? {} : { from_ref: source, from_result: 'W' };
      if (typeof side === 'string') {
        this.results.push(row({ ...cells, competitor: side, ...(side === 'TBD' && origin) }));
        continue;
      }
      const { entrant, status, score } = side;
      const mark = isDone ? markOf(status) : undefined;
      this.results.push(
        row({
          ...cells,
          competitor_type: entrant.type,
          competitor: entrant.id,
          ...origin,
          result_type: isDone ? (mark === undefined ? 'POINTS' : 'IRM') : undefined,
          result: isDone && mark === undefined ? score : undefined,
          irm: mark,
          wlt: isDone ? this.#outcome(side, sides) : undefined,
        }),
      );
      if (entrant.hand !== undefined)
        this.details.push(
          row({
            level: 'unit',
            ref,
            owner: 'line',
            competitor: entrant.id,
            type: 'EUE',
            code: 'HAND',
            value: entrant.hand,
          }),
        );
    }
  }

  /** Winner is the side that the file names; if it names both or none, nobody. */
  #outcome(side: Side, sides: readonly Side[]): string | undefined {
    const winners = sides.filter(({ status }) => status === 'V');
    if (winners.length !== 1) return undefined;
    return side === winners[0] ? 'W' : 'L';
  }

  /** The match before of each side: the one that it was in. Sides in another order than the tableau keep none. */
  #order(lines: readonly (Side | 'BYE' | 'TBD')[], from: readonly string[]): (string | undefined)[] {
    const isIn = (source: string, side: Side): boolean => this.#sides.get(source)?.has(side.entrant.id) ?? false;
    return lines.map((side, index) => {
      const source = from[index];
      if (source === undefined || !this.#ids.has(source)) return undefined;
      return typeof side === 'string' || isIn(source, side) ? source : undefined;
    });
  }

  #addReferees(unit: string, elements: readonly XmlElement[]): void {
    const seen = new Set<string>();
    for (const element of elements) {
      const participant = this.competition.referees.get(attribute(element, 'REF') ?? '');
      if (participant === undefined || seen.has(participant)) continue;
      seen.add(participant);
      const role = functionOf(attribute(element, 'Role'));
      this.functions.add(role);
      this.officials.push(row({ unit, participant, function: role, order: seen.size }));
    }
  }

  /** A bout of a team match, between two of its fencers. */
  #addAssault(assault: XmlElement, parent: string, index: number, { phase, place }: BoutPlan): void {
    const sides = childrenNamed(assault, 'Tireur').flatMap((element) => {
      const id = this.competition.fencers.get(attribute(element, 'REF') ?? '');
      return id === undefined
        ? []
        : [{ id, score: scoreOf(element), status: attribute(element, 'Statut')?.toUpperCase() }];
    });
    if (sides.length !== 2 || sides[0]!.id === sides[1]!.id) return this.#lost.add('Assaut', 'unmatched');
    const id = this.freeId(stableId(parent, `B${index + 1}`));
    const isDone = sides.every(({ score }) => score !== undefined);
    this.madeTimes += 1;
    this.units.push(
      row({
        id,
        type: 'competition',
        phase,
        parent,
        ...texts('name', joined(' ', bout, slug(attribute(assault, 'ID') ?? '') || String(index + 1))),
        order: index + 1,
        ...startCells(place),
        status: isDone ? 'FINISHED' : 'SCHEDULED',
        result_status: isDone ? 'OFFICIAL' : 'START_LIST',
        ...this.pistes.cells(place),
      }),
    );
    for (const [at, { id: competitor, score }] of sides.entries())
      this.results.push(
        row({
          level: 'unit',
          ref: id,
          sort: at + 1,
          competitor_type: 'person',
          competitor,
          side: at === 0 ? 'home' : 'away',
          start_order: at + 1,
          result_type: isDone ? 'POINTS' : undefined,
          result: isDone ? score : undefined,
        }),
      );
  }
}

const scoreOf = (element: XmlElement): string | undefined =>
  /^[VD]?(\d{1,3})$/u.exec(attribute(element, 'Score') ?? '')?.[1];
