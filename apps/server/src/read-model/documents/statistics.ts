import { eventKey, liveKeys, participantsKey } from '@podium/contract/live-keys';
import type { EventStatisticsAnswer } from '@podium/contract';
import { canonicalCode } from '@podium/disciplines';
import { rscToId } from '@podium/games';
import type { BodyOf } from '@podium/odf';
import { competitorName, lineupRow } from '../../feed/apply/competitor-rows.ts';
import { Presenter } from '../program/presenter.ts';
import { newestStamp } from '../program/unit-state.ts';
import { readStatistics } from '../queries/body-rows.ts';
import { readCodeNames } from './code-names.ts';
import type { Build } from './document.ts';
import { eventDiscipline, eventFeedCode } from './event.ts';
import { lineupMember } from './lines.ts';

/** Statistics of an event exactly as sent; nothing is added up here. */
export const buildEventStatistics: Build<{ id: string }> = async ({ snapshot, language, pool }, { id: asked }) => {
  const id = asked.length === 34 ? rscToId(asked) : asked;
  const rows = await readStatistics(pool, snapshot.partition, id);
  const feedCode = eventFeedCode(snapshot, id) ?? rows[0]?.discipline_code;
  const code = eventDiscipline(snapshot, id) ?? (feedCode && canonicalCode(feedCode));
  if (!code) return undefined;
  const presenter = new Presenter(snapshot, language);
  const items = rows.flatMap(({ subtype, status, body }) =>
    body.groups.map((group) => ({
      kind: subtype,
      code: group.code ?? null,
      status,
      details: group.details,
      lines: group.competitors.map((competitor) => lineOf(presenter, competitor)),
    })),
  );
  const body: EventStatisticsAnswer = {
    discipline: presenter.discipline(code),
    event: presenter.event(id),
    items,
    total: items.length,
    asOf: presenter.asOf(newestStamp(rows)),
  };
  return {
    body: { ...body, codeNames: readCodeNames(presenter, feedCode, body) },
    keys: [liveKeys.games, eventKey(id), participantsKey(code)],
  };
};

type Group = BodyOf<'statistics'>['groups'][number];

function lineOf(
  presenter: Presenter,
  element: Group['competitors'][number],
): EventStatisticsAnswer['items'][number]['lines'][number] {
  const members = element.athletes.map(lineupRow);
  const { code: id, type, organisation } = element;
  const competitor = presenter.competitor({ id, type, organisation, name: competitorName(element), members });
  const isTeam = competitor.type === 'team';
  return {
    competitor: {
      ...competitor,
      members: isTeam && members.length > 0 ? members.map((member) => lineupMember(presenter, member, id)) : undefined,
    },
    order: element.order,
    details: isTeam ? element.details : [...element.details, ...members.flatMap(({ details }) => details ?? [])],
  };
}
