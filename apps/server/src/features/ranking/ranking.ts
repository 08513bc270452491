import type { MyRankingAnswer, MyRankingFilter, PointsRankingAnswer, PointsRankingFilter } from '@podium/contract';
import { cachedFor } from '../../ground/cached-for.ts';
import type { FeatureKit } from '../kit.ts';
import { countBefore, countPoints, findMine, listLines } from './queries.ts';
import { Standings, pointsLevel } from './standings.ts';

type RankingKit = Pick<FeatureKit, 'pool' | 'searchPool' | 'isDemo'>;

export class Ranking {
  readonly #kit: RankingKit;
  readonly #standings: () => Promise<Standings>;

  /** @param retentionMs time for which all requests share one count of positions */
  constructor(kit: RankingKit, retentionMs: number) {
    this.#kit = kit;
    this.#standings = cachedFor(
      retentionMs,
      async () => new Standings(await countPoints(kit.pool, { isDemo: kit.isDemo() })),
    );
  }

  async page({ page, pageSize, type, nonzero, query }: PointsRankingFilter): Promise<PointsRankingAnswer> {
    const part = { isDemo: this.#kit.isDemo(), type, query: query || undefined };
    // A search scans all lines.
    const pool = part.query === undefined ? this.#kit.pool : this.#kit.searchPool;
    const standings = await this.#standings();
    // A search ranks only the accounts that it finds.
    const partStandings = part.query === undefined ? standings : new Standings(await countPoints(pool, part));
    const total = partStandings.total({ type, isNonzero: nonzero !== undefined });
    const offset = (page - 1) * pageSize;
    const step = partStandings.stepAt(offset, type);
    if (!step || offset >= total) return { items: [], total, page, pageSize };
    const lines = await listLines(pool, {
      ...part,
      // A person who has gained points meanwhile appears on the first page immediately.
      from: page === 1 ? maxPoints : step.points,
      min: nonzero ? 1 : -maxPoints,
      offset: offset - step.above,
      limit: pageSize,
    });
    const items = lines.map((line) => ({
      generalPosition: standings.positionOf(line.points),
      listPosition: partStandings.positionOf(line.points, type),
      ...line,
    }));
    return { items, total, page, pageSize };
  }

  /** @returns undefined if the person no longer exists */
  async mine(personId: string, { type, nonzero, pageSize }: MyRankingFilter): Promise<MyRankingAnswer | undefined> {
    const { pool } = this.#kit;
    const line = await findMine(pool, personId);
    if (!line) return undefined;
    const { points, isRanked, username } = line;
    const ownLine = { ...line, ...pointsLevel(points), generalPosition: null, listPosition: null, page: null };
    if (!isRanked) return ownLine;
    const standings = await this.#standings();
    const generalPosition = standings.positionOf(points);
    if ((type !== undefined && type !== line.type) || (nonzero && points <= 0)) return { ...ownLine, generalPosition };
    const listPosition = standings.positionOf(points, type);
    const before = await countBefore(pool, { isDemo: this.#kit.isDemo(), type, points, username });
    const page = Math.floor((listPosition - 1 + before) / pageSize) + 1;
    return { ...ownLine, generalPosition, listPosition, page };
  }
}

/** Points are four-byte integers. */
const maxPoints = 2_147_483_647;
