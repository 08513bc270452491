import { MenuItem, TextField } from '@mui/material';
import { languageByTag } from '@podium/i18n';
import type { InputHTMLAttributes } from 'react';
import { useKindTexts } from '../frame/kind-texts.ts';
import { gamesOffset } from '../language/games-store.ts';
import { useGamesTimeHint } from '../language/games-time.ts';
import { useText } from '../language/text.ts';
import { fieldId } from './input-props.ts';
import type { InputProps, TypedInputProps } from './input-props.ts';
import { toInstant, localTime } from './local-time.ts';

interface LineProps extends InputProps {
  type?: string;
  html?: InputHTMLAttributes<HTMLInputElement>;
  extraHint?: string;
}

/** A single-line field with the same value in all languages. */
function Line({ name, field, label, hint, value, onChange, fault, type = 'text', html, extraHint }: LineProps) {
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      type={type}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      required={field.isRequired}
      error={fault !== undefined}
      helperText={fault ?? extraHint ?? hint}
      fullWidth
      slotProps={{
        htmlInput: { dir: 'auto', ...html },
        // Browsers show a pattern in an empty date field, which its label must not cover.
        inputLabel: ['date', 'time', 'datetime-local'].includes(type) ? { shrink: true } : {},
      }}
    />
  );
}

export const LineInput = (props: InputProps) => <Line {...props} />;
export const DateInput = (props: InputProps) => <Line {...props} type="date" html={{ dir: 'ltr' }} />;
export const ClockInput = (props: InputProps) => <Line {...props} type="time" html={{ dir: 'ltr' }} />;
export const PhoneInput = (props: InputProps) => <Line {...props} type="tel" html={{ dir: 'ltr' }} />;
export const EmailInput = (props: InputProps) => <Line {...props} type="email" html={{ dir: 'ltr' }} />;
export const UrlInput = (props: InputProps) => (
  <Line {...props} type="url" html={{ dir: 'ltr', placeholder: 'https://' }} />
);
export const StreamInput = (props: InputProps) => <Line {...props} html={{ dir: 'ltr' }} />;
export const PathInput = (props: InputProps) => (
  <Line
    {...props}
    html={{
      dir: 'ltr',
      placeholder: '/',
      autoCapitalize: 'none',
      spellCheck: false,
    }}
  />
);

export const ColorInput = (props: InputProps) => (
  <Line {...props} html={{ dir: 'ltr', placeholder: '#0B5FA5', autoCapitalize: 'none', spellCheck: false }} />
);

export const PlacePointsInput = (props: InputProps) => (
  <Line {...props} html={{ dir: 'ltr', placeholder: '13 10 8 7 6 5 4 3', autoCapitalize: 'none', spellCheck: false }} />
);

export function NumberInput(props: TypedInputProps<'number'>) {
  const t = useText();
  const { from, to } = props.field;
  return (
    <Line
      {...props}
      html={{ dir: 'ltr', inputMode: 'decimal' }}
      extraHint={props.hint ?? t('fields.between', { from, to })}
    />
  );
}

/** An instant, entered in the time zone of the Games. */
export function TimeInput(props: InputProps) {
  const zone = useGamesTimeHint();
  const value = typeof props.value === 'string' ? props.value : '';
  return (
    <Line
      {...props}
      type="datetime-local"
      html={{ dir: 'ltr' }}
      value={localTime(value, gamesOffset)}
      onChange={(local) => props.onChange(toInstant(String(local), gamesOffset))}
      extraHint={zone}
    />
  );
}

interface ChoiceProps extends InputProps {
  choices: readonly { value: string; name: string }[];
}

function Choice({ name, field, label, hint, value, onChange, fault, choices }: ChoiceProps) {
  const t = useText();
  return (
    <TextField
      id={fieldId(name)}
      select
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      required={field.isRequired}
      error={fault !== undefined}
      helperText={fault ?? hint}
      fullWidth
    >
      {!field.isRequired && <MenuItem value="">{t('fields.none')}</MenuItem>}
      {choices.map(({ value: choice, name: label }) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function ChoiceInput(props: TypedInputProps<'choice'>) {
  const { choiceLabel } = useKindTexts();
  const choices = props.field.words.map((value) => ({ value, name: choiceLabel(props.kind, props.name, value) }));
  return <Choice {...props} choices={choices} />;
}

export function LanguageInput(props: InputProps) {
  const choices = props.languages.map((tag) => ({ value: tag, name: languageByTag(tag).ownName }));
  return <Choice {...props} choices={choices} />;
}
