import {
  actionTypes,
  divisions,
  eventKinds,
  genders,
  languages,
  medals,
  participantRoles,
  phaseKinds,
  publicationLevels,
  resultLevels,
  resultStatuses,
  scheduleItemTypes,
  scheduleStatuses,
} from '@podium/games';
import { address, boolean, code, code3, date, decimal, flag, id, integer, list, path, personal, reference, rsc, text, time, word, wordOr, words } from './column.ts';
import type { Column, FileSchema } from './column.ts';
import type { FileName } from './folder-tables.ts';

/** One column per language; a `!` makes the English one required. */
function byLanguage(name: string): Column[] {
  const isRequired = name.endsWith('!');
  const base = isRequired ? name.slice(0, -1) : name;
  return languages.flatMap((language) => text(`${base}_${language}${isRequired && language === 'en' ? '!' : ''}`));
}

const competitorTypes = ['person', 'team'];
const lineupRoles = ['player', 'substitute', 'reserve', 'captain', 'goalkeeper', 'libero', 'pilot', 'crew', 'relay-leg', 'coach', 'other'];
const organisationTypes = ['noc', 'state', 'university', 'school', 'club', 'other'];
export const detailTypes = ['ER', 'EUE', 'ST', 'UI', 'PERIOD', 'ITEM', 'EC'];
export const documentKinds = [
  'start-list', 'result', 'report', 'summary', 'final-ranking', 'medals', 'competition-document', 'official-report',
  'communication', 'decision', 'protest', 'transport',
];
export const documentLevels = ['games', 'discipline', 'event', 'phase', 'unit'];

/** Every file's columns. Cross checks stand in `rules/`; a column named in a rule is typed here first. */
export const folderSchema: Readonly<Record<FileName, FileSchema>> = {
  organisations: {
    key: ['id'],
    columns: [
      ...id('id!'), ...code3('code'), ...byLanguage('name!'), ...byLanguage('short_name'), ...word('type', organisationTypes), ...flag('flag'),
      ...boolean('ranked'),
    ],
  },
  venues: {
    key: ['id'],
    columns: [
      ...id('id!'), ...word('kind', ['venue', 'location']), ...reference('parent', 'venues'), ...byLanguage('name!'), ...byLanguage('address'),
      ...text('city', 'cluster'), ...decimal('lat', -90, 90), ...decimal('lon', -180, 180), ...path('map'),
    ],
  },
  disciplines: {
    key: ['id'],
    columns: [...id('id!'), ...code3('code!'), ...list('odf_codes'), ...byLanguage('name!'), ...integer('order')],
  },
  events: {
    key: ['id'],
    columns: [
      ...id('id!'), ...reference('discipline!', 'disciplines'), ...rsc('rsc'), ...byLanguage('name!'), ...word('gender!', genders),
      ...word('kind!', eventKinds), ...word('division', divisions), ...boolean('exhibition'), ...integer('medals', 0, 99), ...integer('order'),
    ],
  },
  phases: {
    key: ['id'],
    columns: [
      ...id('id!'), ...reference('event!', 'events'), ...rsc('rsc'), ...byLanguage('name!'), ...word('kind!', phaseKinds), ...text('pool'),
      ...integer('order!'),
    ],
  },
  units: {
    key: ['id'],
    columns: [
      ...id('id!'), ...word('type!', scheduleItemTypes), ...reference('phase', 'phases'), ...reference('discipline', 'disciplines'),
      ...reference('parent', 'units'), ...rsc('rsc'), ...byLanguage('name!'), ...byLanguage('description'), ...text('number'), ...integer('order'),
      ...time('start', 'end', 'actual_start', 'actual_end'), ...date('day'), ...boolean('hide_start'), ...byLanguage('start_text'),
      ...word('status!', scheduleStatuses), ...word('result_status', resultStatuses.filter((status) => status !== 'PARTIAL')),
      ...word('medal', ['gold', 'bronze']), ...reference('venue', 'venues'), ...reference('location', 'venues'),
      ...text('bracket', 'bracket_round'), ...integer('bracket_position'), ...list('tags'),
    ],
  },
  participants: {
    key: ['id'],
    columns: [
      ...id('id!'), ...word('role!', participantRoles), ...reference('organisation!', 'organisations'),
      ...personal(text('family_name!', 'given_name', 'display_name')), ...wordOr('gender', ['M', 'W'], { F: 'W' }), ...personal(date('birth_date')),
      ...personal(integer('birth_year', 1850, 2200)), ...decimal('height_cm', 50, 260), ...decimal('weight_kg', 15, 250),
      ...byLanguage('institution'), ...code3('nationality'), ...byLanguage('function'), ...path('photo'),
      ...text('federation_id', 'odf_code'), ...word('publication', publicationLevels),
    ],
  },
  teams: {
    key: ['id'],
    columns: [
      ...id('id!'), ...reference('event!', 'events'), ...reference('organisation!', 'organisations'), ...byLanguage('name!'),
      ...byLanguage('short_name'), ...word('gender', genders), ...text('odf_code'),
    ],
  },
  team_members: {
    key: ['team', 'participant'],
    columns: [
      ...reference('team!', 'teams'), ...reference('participant!', 'participants'), ...integer('order'), ...words('role', lineupRoles),
      ...text('bib', 'position'),
    ],
  },
  entries: {
    key: ['event', 'competitor'],
    columns: [
      ...reference('event!', 'events'), ...word('competitor_type!', competitorTypes), ...id('competitor!'), ...text('bib', 'seed', 'group'),
      ...word('status', ['active', 'reserve', 'withdrawn']), ...text('best', 'qualification'),
    ],
  },
  results: {
    key: ['level', 'ref', 'sort'],
    columns: [
      ...word('level!', resultLevels), ...id('ref!'), ...integer('sort!', 1), ...word('competitor_type', competitorTypes), ...text('competitor!'),
      ...id('from_ref'), ...text('from_result', 'start_order', 'bib'), ...word('side', ['home', 'away']), ...text('rank'), ...boolean('rank_equal'),
      ...code('result_type'), ...text('result', 'diff', 'points', 'irm', 'qualification'), ...word('wlt', ['W', 'L', 'T']),
      ...text('played', 'won', 'lost', 'tied', 'for', 'against', 'ratio'), ...list('record'),
    ],
  },
  lineups: {
    key: ['unit', 'competitor', 'participant', 'leg'],
    columns: [
      ...reference('unit!', 'units'), ...reference('competitor!', 'teams'), ...reference('participant!', 'participants'), ...integer('order'),
      ...words('role', lineupRoles), ...text('position', 'bib'), ...boolean('starter'), ...integer('leg', 1, 99),
    ],
  },
  result_details: {
    key: ['level', 'ref', 'owner', 'competitor', 'member', 'type', 'code', 'pos', 'ext_code', 'ext_pos'],
    columns: [
      ...word('level!', resultLevels), ...id('ref!'), ...word('owner!', ['unit', 'line', 'member']), ...text('competitor'),
      ...reference('member', 'participants'), ...word('type!', detailTypes), ...code('code!'), ...text('pos'), ...code('ext_code'),
      ...text('ext_pos', 'value', 'value2', 'attempt', 'percent', 'rank', 'diff'),
    ],
  },
  actions: {
    key: ['unit', 'id'],
    columns: [
      ...reference('unit!', 'units'), ...id('id!'), ...integer('order!'), ...word('type!', actionTypes),
      ...text('detail', 'result', 'period', 'clock'), ...time('at'), ...word('side', ['home', 'away']),
      ...['', '_2', '_3'].flatMap((suffix) => [...reference(`participant${suffix}`, 'participants'), ...text(`role${suffix}`)]),
      ...integer('score_home'), ...integer('score_away'), ...integer('tally_home'), ...integer('tally_away'), ...id('parent'),
      ...byLanguage('text'),
    ],
  },
  medals: {
    key: ['event', 'medal', 'competitor', 'unit'],
    columns: [
      ...reference('event!', 'events'), ...word('medal!', medals), ...word('competitor_type', competitorTypes), ...text('competitor!'),
      ...reference('unit', 'units'), ...date('date!'), ...integer('order'), ...word('status', ['official', 'provisional']), ...byLanguage('note'),
    ],
  },
  records: {
    key: ['event', 'type', 'order'],
    columns: [
      ...reference('event!', 'events'), ...text('type!'), ...integer('order!'), ...code('result_type'), ...text('result'),
      ...reference('participant', 'participants'), ...personal(text('holder_name')), ...text('holder_organisation', 'date', 'place', 'competition'),
      ...reference('unit', 'units'), ...boolean('equalled', 'current', 'historical', 'not_established'), ...byLanguage('note'),
    ],
  },
  documents: {
    key: ['id'],
    columns: [
      ...id('id!'), ...word('kind!', documentKinds), ...word('level', documentLevels), ...id('ref'), ...byLanguage('title!'),
      ...byLanguage('body'), ...word('language', languages), ...path('file'), ...address('url'), ...time('published_at!'),
      ...integer('priority', 0, 9), ...integer('version'), ...text('status'),
    ],
  },
};
