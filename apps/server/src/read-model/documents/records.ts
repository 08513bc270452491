import type { SportRecordAnswer } from '@podium/contract';
import type { RecordRow } from '../queries/discipline-rows.ts';
import type { Presenter } from '../programme/presenter.ts';

export function presentRecord(presenter: Presenter, row: RecordRow): SportRecordAnswer {
  return {
    event: presenter.event(row.event_id),
    type: row.type,
    typeName: presenter.text(presenter.snapshot.reference.labels.get(`RECORD_TYPE ${row.type}`)) ?? row.type,
    isEstablished: row.is_established,
    result: row.result,
    holder: holderOf(presenter, row),
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

/** Who holds a record, a person or a team, with an id where they are among the participants. */
function holderOf(presenter: Presenter, row: RecordRow): SportRecordAnswer['holder'] {
  const { holder_id: id, holder_name: told } = row;
  if (!id && !told) return null;
  const { persons, teams } = presenter.snapshot.people;
  const organisation = presenter.organisation(row.holder_organisation);
  if (id && teams.has(id)) return { id, name: presenter.teamName(id, told), organisation };
  const name = id ? presenter.personName(id, told) : presenter.written(told ?? '');
  return { id: id && persons.has(id) ? id : null, name, organisation };
}
