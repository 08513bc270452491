import { genders, participantRoles, publicationLevels } from '@podium/games';
import {
  boolean,
  byLanguage,
  code,
  code3,
  date,
  decimal,
  id,
  integer,
  path,
  personal,
  reference,
  text,
  word,
  choiceWithAliases,
  words,
} from '../column.ts';
import { competitorTypes, lineupRoles } from '../folder-words.ts';
import type { FileSchema } from '../column.ts';
import type { FileName } from '../folder-tables.ts';

/** Columns of the tables about people: participants, teams, entries, line-ups and officials. */
export const peopleSchema = {
  participants: {
    key: ['id'],
    columns: personal([
      ...id('id!'),
      ...word('role!', participantRoles),
      ...reference('organisation!', 'organisations'),
      ...text('family_name!', 'given_name', 'display_name'),
      ...choiceWithAliases('gender', ['M', 'W'], { F: 'W' }),
      ...date('birth_date'),
      ...integer('birth_year', 1850, 2200),
      ...decimal('height_cm', 50, 260),
      ...decimal('weight_kg', 15, 250),
      ...byLanguage('institution'),
      ...text('school_year'),
      ...code3('nationality'),
      ...byLanguage('function'),
      ...path('photo'),
      ...text('federation_id', 'odf_code'),
      ...word('publication', publicationLevels),
    ]),
  },
  teams: {
    key: ['id'],
    columns: [
      ...id('id!'),
      ...reference('event!', 'events'),
      ...reference('organisation!', 'organisations'),
      ...byLanguage('name!'),
      ...byLanguage('short_name'),
      ...word('gender', genders),
      ...text('odf_code'),
    ],
  },
  team_members: {
    key: ['team', 'participant'],
    columns: [
      ...reference('team!', 'teams'),
      ...reference('participant!', 'participants'),
      ...integer('order'),
      ...words('role', lineupRoles),
      ...text('bib', 'position'),
    ],
  },
  entries: {
    key: ['event', 'competitor'],
    columns: [
      ...reference('event!', 'events'),
      ...word('competitor_type!', competitorTypes),
      ...personal(id('competitor!')),
      ...text('bib', 'seed', 'group'),
      ...word('status', ['active', 'reserve', 'withdrawn']),
      ...text('best', 'qualification', 'age_group'),
    ],
  },
  lineups: {
    key: ['unit', 'competitor', 'participant', 'leg'],
    columns: [
      ...reference('unit!', 'units'),
      ...personal(reference('competitor!', 'teams')),
      ...reference('participant!', 'participants'),
      ...integer('order'),
      ...words('role', lineupRoles),
      ...text('position', 'bib'),
      ...boolean('starter'),
      ...integer('leg', 1, 99),
      ...code('function'),
    ],
  },
  officials: {
    key: ['unit', 'participant', 'function'],
    columns: [
      ...reference('unit!', 'units'),
      ...reference('participant!', 'participants'),
      ...code('function'),
      ...integer('order'),
      ...text('bib', 'position'),
    ],
  },
} satisfies Partial<Record<FileName, FileSchema>>;
