import type { BodyReader } from '../../kind.ts';
import { readCompetitor } from '../../read/competitor.ts';
import { detailReader } from '../../read/details.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { unitInfoReaders } from '../../read/unit-info.ts';
import type { StatisticsBody } from './body.ts';
import { statisticsShape } from './shapes.ts';

type Group = StatisticsBody['groups'][number];

const groupChildren = childReaders<Group>({
  StatsItems: inside({ StatsItem: detailReader }),
  Competitor: (child, group, tally) => {
    group.competitors.push(readCompetitor(child, tally));
  },
});

const children = childReaders<StatisticsBody>({
  ...unitInfoReaders,
  Stats: (child, body, tally) => {
    const group: Group = { ...readRow(child, statisticsShape, tally), details: [], competitors: [] };
    readChildren(child, group, groupChildren, tally);
    body.groups.push(group);
  },
});

export const readStatistics: BodyReader<StatisticsBody> = (competition, { tally }) => {
  const body: StatisticsBody = { kind: 'statistics', info: { infos: [] }, groups: [] };
  readChildren(competition, body, children, tally);
  return body;
};
