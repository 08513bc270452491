import type { BodyWriter } from '../../kind.ts';
import { writeCompetitor } from '../../write/competitor.ts';
import { writeDetails } from '../../write/details.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { writeRow } from '../../write/write-row.ts';
import { wrapped } from '../../xml/element.ts';
import type { StatisticsBody } from './body.ts';
import { statisticsShape } from './shapes.ts';

export const writeStatistics: BodyWriter<StatisticsBody> = (body) => [
  ...writeInfo(body.info),
  ...body.groups.map((group) =>
    writeRow('Stats', statisticsShape, group, [
      ...wrapped('StatsItems', writeDetails('StatsItem', group.details)),
      ...group.competitors.map((competitor) => writeCompetitor(competitor)),
    ]),
  ),
];
