import { columnName, findKind, kindNames, perLanguage, pointColumns } from '@podium/content';
import type { Field, ReferenceTarget } from '@podium/content';
import { languages } from '@podium/games';
import type { CellType, Column, FileSchema } from './column.ts';
import { contentTables } from './folder-tables.ts';
import type { ContentName, TableName } from './folder-tables.ts';

/** Maximum length of a line and of a text (characters); the schema of a kind has the same limits. */
const [longestLine, longestAlt, longestText] = [300, 900, 20_000];

const sportTables: Partial<Record<ReferenceTarget, TableName>> = {
  venue: 'venues',
  discipline: 'disciplines',
  event: 'events',
  unit: 'units',
  delegation: 'organisations',
  person: 'participants',
  team: 'teams',
};

const tableOfTarget = (to: ReferenceTarget): TableName => sportTables[to] ?? contentTables.get(to)!;

/** Columns of the content tables, derived from the fields of each kind. */
export const contentSchema: ReadonlyMap<ContentName, FileSchema> = new Map(
  kindNames.map((name) => {
    const columns = [
      column('id', { kind: 'id' }, { isRequired: true }),
      column('order', { kind: 'integer', from: -1_000_000, to: 1_000_000 }),
      ...Object.entries<Field>(findKind(name)!.fields).flatMap(([field, shape]) =>
        columnsOf(columnName(field), field, shape),
      ),
    ];
    return [contentTables.get(name)!, { key: ['id'], columns }];
  }),
);

interface Traits {
  isRequired?: boolean;
  isPersonal?: boolean;
}

function column(name: string, type: CellType, { isRequired = false, isPersonal = false }: Traits = {}): Column {
  return { name, type, isRequired, isPersonal };
}

/** A text is required in one language, not in each: `rules/content.ts` checks that. */
function columnsOf(name: string, field: string, shape: Field): Column[] {
  const { isRequired } = shape;
  switch (shape.type) {
    case 'text':
      return perLanguage(name).map((each) => column(each, { kind: 'line', most: longestLine }));
    case 'paragraphs':
      return perLanguage(name).map((each) => column(each, { kind: 'paragraphs', most: longestText }));
    case 'files':
      return perLanguage(name).map((each) => column(each, { kind: 'media', purpose: shape.purpose }));
    case 'image':
      return [
        column(name, { kind: 'media', purpose: shape.purpose }, { isRequired }),
        ...perLanguage(`${name}_alt`).map((each) => column(each, { kind: 'line', most: longestAlt })),
      ];
    case 'file':
      return [column(name, { kind: 'media', purpose: shape.purpose }, { isRequired })];
    case 'point': {
      const { latitude, longitude } = pointColumns(field);
      return [
        column(latitude, { kind: 'decimal', from: -90, to: 90 }, { isRequired }),
        column(longitude, { kind: 'decimal', from: -180, to: 180 }, { isRequired }),
      ];
    }
    case 'line':
      return [column(name, { kind: 'line', most: longestLine }, { isRequired, isPersonal: shape.isPersonal })];
    case 'number':
      return [column(name, { kind: 'decimal', from: shape.from, to: shape.to }, { isRequired })];
    case 'flag':
      return [column(name, { kind: 'boolean' }, { isRequired })];
    case 'choice':
      return [column(name, { kind: 'word', words: shape.words }, { isRequired })];
    case 'language':
      return [column(name, { kind: 'word', words: languages }, { isRequired })];
    case 'url':
      return [column(name, { kind: 'address' }, { isRequired })];
    case 'reference':
    case 'references': {
      const type: CellType = { kind: 'reference', to: tableOfTarget(shape.to), isList: shape.type === 'references' };
      return [column(name, type, { isRequired, isPersonal: shape.to === 'person' })];
    }
    default:
      return [column(name, { kind: shape.type }, { isRequired })];
  }
}
