import type { SportRecordAnswer } from '@podium/contract';
import { readRecords } from '../queries/discipline-rows.ts';
import type { RecordRow } from '../queries/discipline-rows.ts';
import { recordName } from '../../ground/phrases.ts';
import type { Presenter } from '../program/presenter.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { BuildContext } from './document.ts';

/** Current records of a unit's event; undefined if there are none, and for head-to-head contests. */
export async function loadRecords(
  { pool, snapshot }: Pick<BuildContext, 'pool' | 'snapshot'>,
  presenter: Presenter,
  { isHeadToHead, disciplineCode, eventId }: UnitInfo,
): Promise<SportRecordAnswer[] | undefined> {
  if (isHeadToHead || disciplineCode === undefined || eventId === undefined) return undefined;
  const rows = await readRecords(pool, snapshot.partition, disciplineCode, eventId);
  const standing = rows.filter((row) => row.is_current && row.result !== null);
  return standing.length > 0 ? standing.map((row) => presentRecord(presenter, row)) : undefined;
}

export function presentRecord(presenter: Presenter, row: RecordRow): SportRecordAnswer {
  return {
    event: presenter.event(row.event_id),
    type: row.type,
    typeName: typeName(presenter, row.type),
    isEstablished: row.is_established,
    result: row.result,
    holder: presentHolder(presenter, row),
    date: row.date,
    place: row.place,
    unit: row.unit_id,
    isCurrent: row.is_current,
    isEqualled: row.is_equalled,
    resultType: row.result_type ?? undefined,
    competition: row.competition ?? undefined,
    isHistorical: row.is_historical || undefined,
    isUnconfirmed: row.is_unconfirmed || undefined,
    note: presenter.text(row.note),
    details: row.details.length > 0 ? row.details : undefined,
  };
}

/** Name of a kind of record; `GR U16` is that of a class. */
function typeName(presenter: Presenter, type: string): string {
  const labelOf = (code: string): string | undefined =>
    presenter.text(presenter.snapshot.reference.labels.get(`RECORD_TYPE ${code}`));
  const [kind = '', ...ageGroup] = type.split(' ');
  const own = labelOf(type);
  if (own !== undefined) return own;
  const name = labelOf(kind) ?? recordName(presenter.language, { type: kind, isEqualled: false });
  return [name, ageGroup.join(' ')].filter(Boolean).join(' · ');
}

/** Holder of a record, a person or team; the id is set if the holder is a participant of these Games. */
function presentHolder(presenter: Presenter, row: RecordRow): SportRecordAnswer['holder'] {
  const { holder_id: id, holder_name: holderName } = row;
  if (!id && !holderName) return null;
  const { persons, teams } = presenter.snapshot.people;
  const organisation = presenter.organisation(row.holder_organisation);
  if (id && teams.has(id)) return { id, name: presenter.teamName(id, holderName), organisation };
  const name = id ? presenter.personName(id, holderName) : presenter.written(holderName ?? '');
  return { id: id && persons.has(id) ? id : null, name, organisation };
}
