/** Reads and edits the text of a module with phrases, so that comments and types in it stay. */
import { parseSync } from 'oxc-parser';
import type { Comment, ObjectExpression, Program } from 'oxc-parser';

export interface ModulePhrase {
  /** Key below the module's prefix: `overview.title`. */
  key: string;
  text: string;
  /** The comment above the phrase, for translators; empty without one. */
  note: string;
}

interface Place extends ModulePhrase {
  /** Offsets of the value in the source. */
  start: number;
  end: number;
}

/** @throws Error if the module does not export one object of strings */
export const readPhraseModule = (source: string): ModulePhrase[] =>
  placesIn(source).map(({ key, text, note }) => ({ key, text, note }));

/**
 * Replaces values and adds those of new keys at the end of their objects.
 *
 * @param texts by key
 * @returns the module's source
 */
export function editPhraseModule(source: string, texts: ReadonlyMap<string, string>): string {
  const places = new Map(placesIn(source).map((place) => [place.key, place]));
  let edited = source;
  const changed = [...places.values()]
    .filter(({ key, text }) => texts.has(key) && texts.get(key) !== text)
    .toSorted((a, b) => b.start - a.start);
  for (const { key, start, end } of changed)
    edited = edited.slice(0, start) + JSON.stringify(texts.get(key)) + edited.slice(end);
  for (const [key, text] of texts) if (!places.has(key)) edited = addPhrase(edited, key.split('.'), text);
  return edited;
}

/** @param words of a new module: `{ title: 'Today' }`, in the order of their keys */
export function writePhraseModule(texts: ReadonlyMap<string, string>, name = 'phrases'): string {
  let source = `export const ${name} = {\n} as const;\n`;
  for (const [key, text] of texts) source = addPhrase(source, key.split('.'), text);
  return source;
}

function addPhrase(source: string, path: readonly string[], text: string): string {
  const { root } = parse(source);
  let object = root;
  let rest = path;
  for (;;) {
    const inner = object.properties.find((property) => nameOf(property) === rest[0]);
    if (inner?.type !== 'Property' || inner.value.type !== 'ObjectExpression' || rest.length < 2) break;
    object = inner.value;
    rest = rest.slice(1);
  }
  const value = rest
    .slice(1)
    .reduceRight((inner, name) => `{ ${JSON.stringify(name)}: ${inner} }`, JSON.stringify(text));
  const before = source.slice(0, object.end - 1).trimEnd();
  const comma = before.endsWith('{') || before.endsWith(',') ? '' : ',';
  return `${before}${comma}\n${JSON.stringify(rest[0])}: ${value},\n${source.slice(object.end - 1)}`;
}

function placesIn(source: string): Place[] {
  const { root, comments } = parse(source);
  const places: Place[] = [];
  const walk = (object: ObjectExpression, prefix: string): void => {
    let after = object.start + 1;
    for (const property of object.properties) {
      const name = nameOf(property);
      if (property.type !== 'Property' || name === undefined) throw new Error('a phrase is not a plain property');
      const { value } = property;
      const note = comments
        .filter(({ start, end }) => start >= after && end <= property.start)
        .map((comment) => comment.value.replaceAll(/^\*|^\s*\*/gmu, '').trim())
        .join(' ');
      after = property.end;
      const key = prefix + name;
      if (value.type === 'ObjectExpression') walk(value, `${key}.`);
      else {
        const text = textOf(value);
        if (text === undefined) throw new Error(`${key} is not a string`);
        places.push({ key, text, note, start: value.start, end: value.end });
      }
    }
  };
  walk(root, '');
  return places;
}

type Node = ObjectExpression['properties'][number];
type Value = Extract<Node, { type: 'Property' }>['value'];

function nameOf(property: Node): string | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

function textOf(value: Value): string | undefined {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0)
    return value.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function parse(source: string): { root: ObjectExpression; comments: readonly Comment[] } {
  const { program, comments, errors } = parseSync('phrases.ts', source);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const root = exportedObject(program);
  if (!root) throw new Error('the module exports no object of phrases');
  return { root, comments };
}

function exportedObject({ body }: Program): ObjectExpression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    let value = statement.declaration.declarations[0]?.init;
    while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') value = value.expression;
    if (value?.type === 'ObjectExpression') return value;
  }
  return undefined;
}
