/** Counts a cup a second time from the public medals and rankings, without the code of the server. */
interface Medallist {
  event: { id: string; isExhibition: boolean; gender: string | null };
  medal: 'gold' | 'silver' | 'bronze';
  ageGroup?: string;
  competitor: { id: string; type: string };
  organisation: { code: string } | null;
  isOfficial: boolean;
  isEventOpen: boolean;
}
interface Ranking {
  event: { id: string; isExhibition: boolean; gender: string | null };
  status: string | null;
  lines: {
    rank: string | null;
    irm: string | null;
    competitor: { id: string; type: string; organisation: { code: string } | null };
  }[];
}

interface EventDetails {
  ranking: unknown;
  phases: { units: { id: string; medal: string | null; status: string; isHeadToHead: boolean }[] }[];
}

export interface RecountedRule {
  points: readonly number[];
  teamPoints?: readonly number[];
  isShared?: boolean;
  /** Places per delegation and event. */
  scorers?: number;
  gender?: string;
  /** Factors by key of a sport. */
  weights?: Readonly<Record<string, number>>;
  /** Team by code of a delegation; without it each is its own. */
  teamOf?: (organisation: string) => string | undefined;
}

/** @returns points in hundredths by delegation or team */
export async function recountCup(url: string, rule: RecountedRule): Promise<Map<string, number>> {
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${url}/api/v1${path}`)).json()) as Answer;
  /** The ranks of the only final of an event without a ranking, if more than two compete in it. */
  const linesOfFinal = async (id: string): Promise<Ranking['lines']> => {
    const { ranking, phases } = await ask<EventDetails>(`/events/${encodeURIComponent(id)}`);
    if (ranking) return [];
    const finals = phases
      .flatMap(({ units }) => units)
      .filter(({ medal, status }) => medal === 'gold' && status !== 'CANCELLED');
    if (finals.length !== 1 || finals[0]!.isHeadToHead) return [];
    const unit = await ask<{ resultStatus: string | null; results: Ranking['lines'] }>(
      `/units/${encodeURIComponent(finals[0]!.id)}`,
    );
    return unit.resultStatus === 'OFFICIAL' ? unit.results : [];
  };
  const { disciplines } = await ask<{ disciplines: { key: string }[] }>('/games');
  const sums = new Map<string, number>();
  for (const { key } of disciplines) {
    const medals = (await ask<{ items: Medallist[] }>(`/medals/${key}/medallists`)).items ?? [];
    const rankings = (await ask<{ items: Ranking[] }>(`/disciplines/${key}/ranking`)).items ?? [];
    const { items: events } = await ask<{
      items: { id: string; kind: string | null; gender: string | null; isExhibition: boolean }[];
    }>(`/disciplines/${key}/events`);
    for (const event of events.filter(({ isExhibition }) => !isExhibition)) {
      if (rule.gender !== undefined && event.gender !== rule.gender) continue;
      const won = medals.filter(
        (one) => one.event.id === event.id && one.organisation && (one.isOfficial || one.isEventOpen),
      );
      const standing = new Map<string, { place: number; organisation: string }>();
      const rankOf = { gold: 1, silver: 2, bronze: 3 };
      for (const { competitor, organisation, medal } of won)
        standing.set(competitor.id, { place: rankOf[medal], organisation: organisation!.code });
      const taken = new Set([...standing.values()].map(({ place }) => place));
      const published = rankings.find((one) => one.event.id === event.id && one.status === 'OFFICIAL');
      if (won.some(({ isOfficial }) => isOfficial))
        for (const { competitor, rank, irm } of published?.lines ?? (await linesOfFinal(event.id))) {
          const place = Number(rank);
          if (irm || !rank || !competitor.organisation || standing.has(competitor.id) || taken.has(place)) continue;
          standing.set(competitor.id, { place, organisation: competitor.organisation.code });
        }
      const counts = new Map<string, number>();
      const scoring = [...standing.values()]
        .sort((a, b) => a.place - b.place)
        .filter(({ organisation }) => {
          counts.set(organisation, (counts.get(organisation) ?? 0) + 1);
          return rule.scorers === undefined || counts.get(organisation)! <= rule.scorers;
        });
      const isOfTeams = event.kind === 'team' || event.kind === 'couple';
      const scale = isOfTeams ? (rule.teamPoints ?? rule.points) : rule.points;
      for (const { place, organisation } of scoring) {
        const level = rule.isShared ? scoring.filter((one) => one.place === place).length : 1;
        let points = 0;
        for (let next = place; next < place + level; next += 1) points += scale[next - 1] ?? 0;
        const hundredths = Math.round((((rule.weights?.[key] ?? 1) * points) / level) * 100);
        const side = rule.teamOf ? rule.teamOf(organisation) : organisation;
        if (side !== undefined && hundredths > 0) sums.set(side, (sums.get(side) ?? 0) + hundredths);
      }
    }
  }
  return sums;
}
