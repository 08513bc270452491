/** Types of the API's public reads, from its OpenAPI description. */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  description?: string;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

interface Operation {
  summary: string;
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

export interface ApiDescription {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

const base = '/api/v1';
const refPrefix = '#/components/schemas/';

/**
 * Source text of `schema.gen.ts`: an interface for each named schema that public reads use, and `Reads`, which maps
 * paths to parameters and responses.
 */
export function describeTypes({ paths, components }: ApiDescription): string {
  const usedTypes = new Set<string>();
  const reads = Object.entries(paths)
    .flatMap(([path, { get }]) => {
      const schema = get?.responses['200']?.content?.['application/json']?.schema;
      // Documents end with their live keys; other responses are for the app itself.
      const isDocument = schema?.allOf?.some(({ properties }) => properties?.['keys']) ?? false;
      return get && schema && isDocument ? [{ path: path.slice(base.length), get, answer: schema }] : [];
    })
    .map(({ path, get, answer: schema }) => {
      const parameters = (place: string): string =>
        describeObject(
          (get.parameters ?? []).filter((parameter) => parameter.in === place),
          usedTypes,
        );
      return [
        `  /** ${get.summary} */`,
        `  '${path}': { path: ${parameters('path')}; query: ${parameters('query')}; answer: ${describeType(schema, usedTypes)} };`,
      ].join('\n');
    });
  const declared: string[] = [];
  // Schemas reference others, which are added during the loop.
  for (const name of usedTypes)
    declared.push(`export type ${name} = ${describeType(components.schemas[name] ?? {}, usedTypes)};`);
  return [
    '// Written by scripts/generate.ts from the description of the API; do not edit.',
    'export interface Reads {',
    ...reads,
    '}',
    '',
    ...declared.toSorted(),
    '',
  ].join('\n');
}

function describeObject(parameters: readonly Parameter[], usedTypes: Set<string>): string {
  const members = parameters.map(
    ({ name, required, schema }) =>
      `${name}${required ? '' : '?'}: ${describeType(schema, usedTypes)}${required ? '' : ' | undefined'}`,
  );
  return `{ ${members.join('; ')} }`;
}

function describeType(schema: JsonSchema, usedTypes: Set<string>): string {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice(refPrefix.length);
    usedTypes.add(name);
    return name;
  }
  const choices = anyOf ?? oneOf;
  if (choices) return describeUnion(choices.map((each) => describeType(each, usedTypes)));
  if (allOf) return allOf.map((each) => `(${describeType(each, usedTypes)})`).join(' & ');
  if (schema.enum) return describeUnion(schema.enum.map((value) => JSON.stringify(value)));
  if (Array.isArray(schema.type))
    return describeUnion(schema.type.map((type) => describeType({ ...schema, type }, usedTypes)));
  switch (schema.type) {
    case 'object':
      return describeMembers(schema, usedTypes);
    case 'array':
      return `readonly (${describeType(schema.items ?? {}, usedTypes)})[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

function describeMembers(
  { properties, required = [], additionalProperties }: JsonSchema,
  usedTypes: Set<string>,
): string {
  if (!properties)
    return `Readonly<Record<string, ${typeof additionalProperties === 'object' ? describeType(additionalProperties, usedTypes) : 'unknown'}>>`;
  const needed = new Set(required);
  const members = Object.entries(properties).map(
    ([name, schema]) =>
      `readonly ${/^\w+$/u.test(name) ? name : JSON.stringify(name)}${needed.has(name) ? '' : '?'}: ${describeType(schema, usedTypes)}`,
  );
  return `{ ${members.join('; ')} }`;
}

const describeUnion = (types: readonly string[]): string => [...new Set(types)].join(' | ');
