import { liveKeys, unitKey } from '@podium/contract/live-keys';
import type { ActionElement, BodyOf } from '@podium/odf';
import { placeKeys, parseCode, warnAboutCode } from './codes.ts';
import { emptyProjection } from './projection.ts';
import type { OwnedRow, Project } from './projection.ts';
import { personName } from './competitor-rows.ts';
import { parseInstant, parseInteger } from './values.ts';

/** Play-by-play. Without a subcode, the stream covers the whole unit; with one, the period it names. */
export const projectActions: Project<'actions'> = (message, context) => {
  const { envelope, body } = message;
  const projection = emptyProjection();
  const place = parseCode(envelope.documentCode);
  warnAboutCode(place, projection.warnings);
  const isLive = envelope.resultStatus === 'LIVE' || envelope.resultStatus === 'INTERMEDIATE';
  const stream = envelope.documentSubcode ?? '';
  const rows = body.actions.map((action, sort) => actionRow(action, sort, body));
  return {
    ...projection,
    owned: {
      actionStreams: [{ unitId: place.id, stream, stamp: context.order.stamp }],
      actions: rows.map((row) => ({ ...row, unitId: place.id, stream, stamp: context.order.stamp })),
    },
    // Lists of live units show the last action.
    keys: [unitKey(place.id), ...placeKeys(place), ...(isLive ? [liveKeys.schedule] : [])],
    unit: place.id,
  };
};

type ActionRow = Omit<OwnedRow<'actions'>, 'unitId' | 'stream' | 'stamp'>;

function actionRow(action: ActionElement, sort: number, body: BodyOf<'actions'>): ActionRow {
  const findSide = (competitor: string | undefined): 'home' | 'away' | undefined =>
    competitor === undefined
      ? undefined
      : competitor === body.home
        ? 'home'
        : competitor === body.away
          ? 'away'
          : undefined;
  return {
    id: action.id,
    sort,
    order: parseInteger(action.order) ?? sort + 1,
    code: action.action,
    result: action.result,
    add: action.actionAdd,
    period: action.period,
    clock: action.when,
    side: findSide(action.competitors[0]?.code),
    scoreHome: action.scoreHome,
    scoreAway: action.scoreAway,
    tallyHome: action.shootOutHome,
    tallyAway: action.shootOutAway,
    parentId: action.parentId,
    at: parseInstant(action.timestamp),
    people: action.people.map((person) => ({
      id: person.code,
      role: person.role,
      bib: person.bib,
      name: personName(person.description),
      side: findSide(person.competitor),
    })),
    text: actionText(action),
    details: action.details,
    attributes: { ...action.attributes },
  };
}

function actionText({ description, comment }: ActionElement): { en: string } | undefined {
  const text = [description, comment].filter(Boolean).join('\n');
  return text === '' ? undefined : { en: text };
}
