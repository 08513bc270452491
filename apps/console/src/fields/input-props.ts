import type { Field } from '@podium/content';
import type { Language } from '../language/language-store.ts';

/** Props shared by all form inputs. */
export interface InputProps {
  kind: string;
  name: string;
  field: { isRequired: boolean };
  label: string;
  hint: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The language whose texts are being written. */
  language: Language;
  /** Languages of the Games. */
  languages: readonly Language[];
  fault: string | undefined;
}

/** Props of an input that needs more of its field: the words of a choice, say. */
export interface TypedInputProps<Type extends Field['type']> extends InputProps {
  field: Extract<Field, { type: Type }>;
}

/** Id of the element that a fault jumps to. */
export const fieldId = (name: string): string => `field-${name}`;
