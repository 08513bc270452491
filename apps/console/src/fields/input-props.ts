import type { Field } from '@podium/content';
import type { Language } from '../language/language-store.ts';

export interface InputProps {
  kind: string;
  name: string;
  field: { isRequired: boolean };
  label: string;
  hint: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The language being edited. */
  language: Language;
  /** Languages of the Games. */
  languages: readonly Language[];
  fault: string | undefined;
}

/** Props of an input that needs its field's definition, such as the options of a choice. */
export interface TypedInputProps<Type extends Field['type']> extends InputProps {
  field: Extract<Field, { type: Type }>;
}

/** Id of the element that the link of an error jumps to. */
export const fieldId = (name: string): string => `field-${name}`;
