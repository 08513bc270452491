import type { Field, Kind } from '@podium/content';

/** Values of a form's inputs by field, as typed, so that an incomplete number is kept. */
export type FormValues = Readonly<Record<string, unknown>>;
export type ItemData = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the form values for an item's data; fields that the kind does not have are omitted */
export function toForm(kind: Kind, data: ItemData): FormValues {
  return Object.fromEntries(
    Object.entries<Field>(kind.fields).map(([name, field]) => [name, toFormValue(field, data[name])]),
  );
}

/** @returns the form values of a new item; its publication time defaults to now */
export function emptyForm(kind: Kind, now: string): FormValues {
  const dated = Object.entries<Field>(kind.fields).filter(
    ([name, { type }]) => name === 'published' && type === 'time',
  );
  return { ...toForm(kind, {}), ...Object.fromEntries(dated.map(([name]) => [name, now])) };
}

function toFormValue({ type }: Field, value: unknown): unknown {
  switch (type) {
    case 'text':
    case 'paragraphs':
    case 'files':
      return isRecord(value) ? value : {};
    case 'days':
    case 'references':
      return Array.isArray(value) ? value : [];
    case 'flag':
    case 'image':
    case 'file':
      return value;
    case 'number':
      return toInputText(value);
    case 'point':
      return isRecord(value)
        ? { latitude: toInputText(value['latitude']), longitude: toInputText(value['longitude']) }
        : { latitude: '', longitude: '' };
    default:
      return typeof value === 'string' ? value : '';
  }
}

const toInputText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** @returns the data of an item from its form, without empty values */
export function toItemData(kind: Kind, values: FormValues): ItemData {
  return Object.fromEntries(
    Object.entries<Field>(kind.fields).flatMap(([name, field]) => {
      const fieldValue = filledValue(field, values[name]);
      return fieldValue === undefined ? [] : [[name, fieldValue]];
    }),
  );
}

function filledValue({ type }: Field, value: unknown): unknown {
  switch (type) {
    case 'text':
    case 'paragraphs':
    case 'files':
      return withoutEmpty(value);
    case 'days':
    case 'references':
      return Array.isArray(value) && value.length > 0 ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'image':
      return isRecord(value) ? { ...value, alt: withoutEmpty(value['alt']) ?? {} } : undefined;
    case 'file':
      return isRecord(value) ? value : undefined;
    case 'number':
      return parseNumber(value);
    case 'point': {
      const { latitude, longitude } = isRecord(value) ? value : {};
      return withoutEmpty({ latitude: parseNumber(latitude), longitude: parseNumber(longitude) });
    }
    default:
      return isEmpty(value) ? undefined : value;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function withoutEmpty(value: unknown): Record<string, unknown> | undefined {
  const filledFields = isRecord(value) ? Object.entries(value).filter(([, field]) => !isEmpty(field)) : [];
  return filledFields.length === 0 ? undefined : Object.fromEntries(filledFields);
}

/** A typed number, with a comma or a point; other texts are passed on, so that the server reports the error. */
function parseNumber(value: unknown): number | string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : value;
}
