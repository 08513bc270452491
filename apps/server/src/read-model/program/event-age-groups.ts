/** Age groups of the competitors of an event: those that their entries name, otherwise those of their years of birth. */
import { eventAgeGroup } from '@podium/games';
import type pg from 'pg';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import type { Program } from './program.ts';

type EntrantRow = TableRow<typeof tables.entries, 'event_id' | 'competitor_id' | 'age_group'> & { born: string | null };

/** Age group by competitor for each of these events that has age groups. A team belongs to the group that its entry names. */
export async function readAgeGroups(
  client: Pick<pg.Pool, 'query'> | pg.ClientBase,
  { partition, reference }: Pick<Program, 'partition' | 'reference'>,
  events: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  if (events.length === 0) return new Map();
  const byBirth = events.filter((id) => reference.events.get(id)?.rules?.ageGroups);
  const { rows } = await client.query<EntrantRow>(
    `select distinct on (event_id, competitor_id) event_id, competitor_id, age_group,
       (select person.birth_date from sport.participants person
        where person.partition = entry.partition and person.id = entry.competitor_id and person.birth_date is not null
        order by person.source desc, person.stamp desc, person.scope limit 1) as born
     from sport.entries entry
     where partition = $1 and event_id = any($2::text[]) and (age_group is not null or event_id = any($3::text[]))
     order by event_id, competitor_id, age_group is null, owner desc`,
    [partition, events, byBirth],
  );
  const groups = new Map<string, Map<string, string>>();
  for (const { event_id: event, competitor_id: competitor, age_group: named, born } of rows) {
    const rules = reference.events.get(event)?.rules ?? {};
    const group = eventAgeGroup(rules, { named, birthYear: born === null ? null : Number(born.slice(0, 4)) });
    if (group === undefined) continue;
    const ofEvent = groups.get(event) ?? new Map<string, string>();
    groups.set(event, ofEvent.set(competitor, group));
  }
  return groups;
}
