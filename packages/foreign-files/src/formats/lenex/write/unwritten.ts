import { languages } from '@podium/games';
import type { FolderRow } from '@podium/games-folder';
import { LostCount } from '../../../lost-count.ts';
import type { Files } from './lenex-tables.ts';

/** Counts values of the Games that the file has no place for. */
export class Unwritten extends LostCount {}

/**
 * Columns that the file has, or that follow from it; names of events, phases and contests are made again from style and
 * round. `ranked` and the like have a default that is no value of its own.
 */
const written: { readonly [Name in keyof Files]?: string } = {
  organisations: 'id code name short_name type flag ranked',
  venues: 'id kind name address city',
  disciplines: 'id code name odf_codes order pictogram',
  events: 'id discipline rsc name gender kind order medals exhibition',
  event_rules: 'event measure lanes born_from born_to age_groups',
  phases: 'id event rsc name kind order',
  units:
    'id type phase discipline parent rsc name description number order start end day hide_start status result_status venue',
  participants:
    'id role organisation family_name given_name gender birth_date birth_year nationality function federation_id',
  teams: 'id event organisation name',
  team_members: 'team participant order',
  entries: 'event competitor_type competitor group status best age_group',
  lineups: 'unit competitor participant order role leg',
  officials: 'unit participant function order',
  results:
    'level ref sort competitor_type competitor start_order rank rank_equal result_type result points irm qualification diff',
  result_details: 'level ref owner competitor member type code pos value value2',
  records:
    'event type order result_type result holder_name holder_organisation date place competition current note not_established historical',
  codes: 'kind discipline code name',
};

const language = new RegExp(`_(?:${languages.join('|')})$`, 'u');

/** Counts the cells of a table in columns that the file does not have: `participants height_cm`. */
export function countColumns(table: keyof Files, rows: readonly FolderRow[], unwritten: Unwritten): void {
  const known = written[table];
  if (known === undefined) {
    if (rows.length > 0) unwritten.add(table, 'noPlace', rows.length);
    return;
  }
  const columns = new Set(known.split(' '));
  for (const row of rows)
    for (const column of Object.keys(row)) {
      const plain = column.replace(language, '');
      if (!columns.has(column) && !columns.has(plain)) unwritten.add(`${table} ${plain}`, 'noPlace');
    }
}
