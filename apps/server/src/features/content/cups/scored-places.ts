/** The places of all events for which a cup gives points. */
import { eventPlaces, eventPoints, groupRanks, isCounted } from '@podium/games';
import type {
  CupRule,
  DisciplineCode,
  MedalPlace,
  OrganisationCode,
  RankedCompetitor,
  ScoredPlace,
} from '@podium/games';
import type { BuildContext } from '../../../read-model/program/building.ts';
import { readAgeGroups } from '../../../read-model/program/event-age-groups.ts';
import type { Program } from '../../../read-model/program/program.ts';
import { presentAward } from '../../../read-model/program/present-award.ts';
import { readFinalRankings, readFinals } from './final-rankings.ts';
import type { FinalRankLine } from './final-rankings.ts';

type EventInfo = Program['reference']['events'] extends ReadonlyMap<string, infer Event> ? Event : never;
type AwardInfo = Program['awards']['byEvent'] extends ReadonlyMap<string, (infer Info)[]> ? Info : never;

/** A competitor as its message named it. */
interface NamedPlace {
  id: string;
  type: string | null;
  organisation: string | null;
  name: string | null;
  members?: AwardInfo['members'];
}

export interface CupScoredPlace extends ScoredPlace {
  event: EventInfo;
  ageGroup?: string;
  weight: number;
  /** Day on which the event was decided; undefined if it is unknown. */
  day?: string;
  competitor: NamedPlace;
}

/** Medals and official final rankings of the Games, from which every cup counts. */
export class DecidedPlaces {
  readonly #program: Program;
  readonly #rankings: ReadonlyMap<string, FinalRankLine[]>;
  readonly #ageGroups: ReadonlyMap<string, ReadonlyMap<string, string>>;

  private constructor(
    program: Program,
    rankings: ReadonlyMap<string, FinalRankLine[]>,
    ageGroups: ReadonlyMap<string, ReadonlyMap<string, string>>,
  ) {
    this.#program = program;
    this.#rankings = rankings;
    this.#ageGroups = ageGroups;
  }

  /** @param worst the last place that scores in any of the cups */
  static async read({ pool, snapshot }: BuildContext, worst: number): Promise<DecidedPlaces> {
    const published = await readFinalRankings(pool, snapshot.partition, worst);
    const finals = await readFinals(pool, snapshot.partition, unrankedFinals(snapshot, published), worst);
    const rankings = new Map([...finals, ...published]);
    const grouped = [...snapshot.awards.byEvent].flatMap(([id, infos]) =>
      infos.some(({ ageGroup }) => ageGroup !== undefined) ? id : [],
    );
    return new DecidedPlaces(snapshot, rankings, await readAgeGroups(pool, snapshot, grouped));
  }

  /** Events that count in a cup, whether decided or not. */
  events({ disciplines, gender, division }: CupRule): EventInfo[] {
    return [...this.#program.reference.events.values()].filter(
      (event) =>
        !event.isExhibition &&
        !event.isStub &&
        (disciplines === undefined || disciplines.has(event.disciplineCode as DisciplineCode)) &&
        (gender === undefined || event.gender === gender) &&
        (division === undefined || event.division === division),
    );
  }

  /** The scored places of an event; those of each age group if its medals are awarded by age group. */
  ofEvent(event: EventInfo, rule: CupRule): CupScoredPlace[] {
    const infos = this.#program.awards.byEvent.get(event.id) ?? [];
    const counted = infos.filter((info) => isCounted(presentAward(info, this.#program)));
    const isRankingDue = event.medals === 0 || counted.some(({ isOfficial }) => isOfficial);
    const ranking = isRankingDue ? (this.#rankings.get(event.id) ?? []) : [];
    const competitors = new Map<string, NamedPlace>([
      ...ranking.map((line) => [line.competitor_id, ofLine(line)] as const),
      ...counted.map((info) => [info.competitorId, ofAward(info)] as const),
    ]);
    const weight = rule.weights.get(event.disciplineCode as DisciplineCode) ?? 1;
    const day = this.#decidedOn(event.id, infos);
    return this.#inGroups(event.id, counted, ranking).flatMap(({ ageGroup, medals, ranked }) =>
      eventPoints(eventPlaces(medals, ranked), rule, {
        isTeamEvent: event.kind === 'team' || event.kind === 'couple',
        weight,
      }).map((scored) => ({
        ...scored,
        event,
        ...(ageGroup !== undefined && { ageGroup }),
        weight,
        ...(day !== undefined && { day }),
        competitor: competitors.get(scored.competitorId)!,
      })),
    );
  }

  /** Medals and ranks, once for the event or once for each of its age groups with medals of their own. */
  #inGroups(
    event: string,
    counted: readonly AwardInfo[],
    ranking: readonly FinalRankLine[],
  ): { ageGroup?: string; medals: MedalPlace[]; ranked: RankedCompetitor[] }[] {
    const groups = this.#ageGroups.get(event);
    if (!groups || counted.every(({ ageGroup }) => ageGroup === undefined))
      return [{ medals: counted.map(toMedal), ranked: ranking.map((line) => toRanked(line, line.rank)) }];
    const inGroups = groupRanks(
      ranking.map(({ competitor_id: id, rank }) => ({ group: groups.get(id), rank: String(rank) })),
    );
    const names = [...new Set([...counted.flatMap(({ ageGroup }) => ageGroup ?? []), ...groups.values()])];
    return names.map((ageGroup) => ({
      ageGroup,
      medals: counted.filter((info) => info.ageGroup === ageGroup).map(toMedal),
      ranked: ranking.flatMap((line, index) =>
        inGroups[index]?.group === ageGroup ? toRanked(line, Number(inGroups[index].rank)) : [],
      ),
    }));
  }

  #decidedOn(event: string, infos: readonly AwardInfo[]): string | undefined {
    const awarded = infos.flatMap(({ day }) => day ?? []).sort();
    if (awarded.length > 0) return awarded.at(-1);
    return this.#program.units
      .of('event', event)
      .flatMap(({ day, status }) => (status === 'CANCELLED' ? [] : day))
      .sort()
      .at(-1);
  }
}

/**
 * Finals of events without a published ranking, in which more than two compete: their ranks are those of the event. An
 * event that several contests decide is left out.
 */
function unrankedFinals({ reference, units }: Program, rankings: ReadonlyMap<string, unknown>): Map<string, string> {
  const finals = [...reference.events.keys()].flatMap((event) => {
    if (rankings.has(event)) return [];
    const deciding = units.of('event', event).filter(({ medal, status }) => medal === 'gold' && status !== 'CANCELLED');
    const [final] = deciding;
    const stands = deciding.length === 1 && !final!.isHeadToHead && final!.resultStatus === 'OFFICIAL';
    return stands ? [[final!.id, event] as const] : [];
  });
  return new Map(finals);
}

const toMedal = ({ competitorId, organisation, medal }: AwardInfo): MedalPlace => ({
  competitorId,
  organisation: organisation as OrganisationCode,
  medal,
});

const toRanked = (line: FinalRankLine, rank: number | null): RankedCompetitor => ({
  competitorId: line.competitor_id,
  organisation: line.organisation as OrganisationCode | null,
  rank,
});

const ofLine = (line: FinalRankLine): NamedPlace => ({
  id: line.competitor_id,
  type: line.competitor_type,
  organisation: line.organisation,
  name: line.name,
});

const ofAward = (info: AwardInfo): NamedPlace => ({
  id: info.competitorId,
  type: info.competitorType ?? null,
  organisation: info.organisation ?? null,
  name: info.name ?? null,
  members: info.members,
});
