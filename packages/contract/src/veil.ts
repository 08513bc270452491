/**
 * Removes results from responses for readers who hide them. The schema of a response marks the fields that reveal a
 * result.
 */
import { z } from 'zod';

interface ResultMark {
  /** Condition, given the field's object, under which the field reveals a result; always if absent. */
  when?: (holder: Record<string, unknown>) => boolean;
  /** Removes the revealing parts of the value; if absent, the field is emptied. */
  cut?: (value: unknown, holder: Record<string, unknown>) => unknown;
  /** The field reports that other data was removed. */
  isSign?: true;
}

const marks = z.registry<ResultMark>();

/**
 * Marks a field of a response, or a parameter, as revealing a result. `veil` empties it: an optional field is left
 * out, a nullable one is null, a list is empty, a number is 0, a text is empty, a parameter has its default.
 *
 * @param when condition under which the field reveals a result: `({ isHeadToHead }) => !isHeadToHead`
 */
export function resultField<Schema extends z.ZodType>(schema: Schema, { when }: Pick<ResultMark, 'when'> = {}): Schema {
  return markSchema(schema, { when });
}

/** Marks a field whose revealing parts `cut` removes, keeping the rest. */
export function cutWhenVeiled<Schema extends z.ZodType>(
  schema: Schema,
  cut: (value: z.output<Schema>, holder: Record<string, unknown>) => z.output<Schema>,
): Schema {
  return markSchema(schema, { cut: cut as ResultMark['cut'] });
}

/** Marks a field whose presence reports that its object was built without data that reveals a result. */
export function removalMarker<Schema extends z.ZodType>(schema: Schema): Schema {
  return markSchema(schema, { isSign: true });
}

/** Copies the schema, because other responses may use it in a place where it reveals no result. */
function markSchema<Schema extends z.ZodType>(schema: Schema, mark: ResultMark): Schema {
  const copy = schema.clone();
  marks.add(copy, mark);
  return copy;
}

/**
 * Returns the value without its results. It conforms to the same schema; undeclared fields are left out.
 *
 * @param onRemoved called for each field that contained a result
 */
export function veil<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
  onRemoved: () => void = () => undefined,
): z.output<Schema> {
  return veilValue(schema, value, { holder: {}, onRemoved }) as z.output<Schema>;
}

interface Walk {
  /** The object that contains the field. */
  holder: Record<string, unknown>;
  onRemoved: () => void;
}

function veilValue(schema: z.core.$ZodType, value: unknown, walk: Walk): unknown {
  if (value === undefined || value === null || !isMarkedWithin(schema)) return value;
  const mark = marks.get(schema as z.ZodType);
  if (mark?.isSign) {
    walk.onRemoved();
    return value;
  }
  if (!mark?.cut && !(mark && (mark.when?.(walk.holder) ?? true))) return veiledParts(schema, value, walk);
  const replacement = mark.cut ? mark.cut(value, walk.holder) : emptyValue(schema);
  if (!isSame(replacement ?? blankValue(value), value)) walk.onRemoved();
  return mark.cut ? veiledParts(schema, replacement, walk) : replacement;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An empty list or text reveals nothing, even if veiling omits it. */
const blankValue = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'string' ? '' : undefined;

function veiledParts(schema: z.core.$ZodType, value: unknown, walk: Walk): unknown {
  if (schema instanceof z.ZodObject) {
    const record = value as Record<string, unknown>;
    const innerWalk = { ...walk, holder: record };
    return present(
      Object.entries(schema.shape).map(([name, part]) => [name, veilValue(part, record[name], innerWalk)]),
    );
  }
  if (schema instanceof z.ZodArray) return (value as unknown[]).map((item) => veilValue(schema.element, item, walk));
  const inner = unwrapSchema(schema);
  return inner ? veilValue(inner, value, walk) : value;
}

function emptyValue(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodObject)
    return present(Object.entries(schema.shape).map(([name, part]) => [name, emptyValue(part)]));
  throw new Error(`A field of type ${schema._zod.def.type} has no empty value; make it optional or nullable.`);
}

const present = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? schema.def.innerType
    : undefined;
}

const cache = new WeakMap<z.core.$ZodType, boolean>();

/** Returns whether a schema or one of its parts is marked. Responses without marks are returned unchanged. */
function isMarkedWithin(schema: z.core.$ZodType): boolean {
  const cached = cache.get(schema);
  if (cached !== undefined) return cached;
  const isMarked = marks.has(schema) || schemaParts(schema).some(isMarkedWithin);
  cache.set(schema, isMarked);
  return isMarked;
}

function schemaParts(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  const inner = unwrapSchema(schema);
  return inner ? [inner] : [];
}
