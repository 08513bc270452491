import type { Field } from '@podium/content';
import type { ComponentType } from 'react';
import { FileInput, FilesInput, ImageInput } from './file-inputs.tsx';
import type { InputProps, TypedInputProps } from './input-props.ts';
import { DaysInput, FlagInput, PointInput } from './other-inputs.tsx';
import {
  ChoiceInput,
  ClockInput,
  ColorInput,
  DateInput,
  EmailInput,
  LanguageInput,
  LineInput,
  NumberInput,
  PlacePointsInput,
  PathInput,
  PhoneInput,
  StreamInput,
  TimeInput,
  UrlInput,
} from './plain-inputs.tsx';
import { ReferenceInput, ReferencesInput } from './reference-inputs.tsx';
import { ParagraphsInput, TextInput } from './text-inputs.tsx';

/** The input for each type of field; the type checker requires one for every type. */
const inputs: { [Type in Field['type']]: ComponentType<TypedInputProps<Type>> } = {
  text: TextInput,
  paragraphs: ParagraphsInput,
  line: LineInput,
  date: DateInput,
  days: DaysInput,
  clock: ClockInput,
  time: TimeInput,
  phone: PhoneInput,
  email: EmailInput,
  url: UrlInput,
  stream: StreamInput,
  sitePath: PathInput,
  destination: PathInput,
  color: ColorInput,
  placePoints: PlacePointsInput,
  point: PointInput,
  number: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  language: LanguageInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  image: ImageInput,
  file: FileInput,
  files: FilesInput,
};

export const inputFor = (field: Field): ComponentType<InputProps & { field: Field }> =>
  inputs[field.type] as ComponentType<InputProps & { field: Field }>;
