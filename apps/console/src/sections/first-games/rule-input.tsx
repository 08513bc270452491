import { MenuItem, TextField } from '@mui/material';
import type { EventRules } from '@podium/games';
import { useState } from 'react';
import { useLanguage } from '../../language/language-store.ts';
import { findText, useText } from '../../language/text.ts';
import type { RuleField } from './event-rules.ts';

type RuleValue = EventRules[keyof EventRules];

interface RuleInputProps {
  id: string;
  field: RuleField;
  label: string;
  /** Undefined: as the sport has it. */
  value: RuleValue;
  fault: string | undefined;
  isDisabled: boolean;
  onChange: (value: RuleValue) => void;
}

/** One rule of an event. Options of a list count in the order in which they are chosen. */
export function RuleInput({ id, field, label, value, fault, isDisabled, onChange }: RuleInputProps) {
  const t = useText();
  const language = useLanguage();
  const common = { id, label, disabled: isDisabled, error: fault !== undefined, helperText: fault, fullWidth: true };
  if (field.kind === 'number') return <NumberInput {...common} field={field} value={value} onChange={onChange} />;
  if (field.kind === 'texts') return <TextsInput {...common} value={value} onChange={onChange} />;
  if (field.kind === 'flag')
    return (
      <TextField
        {...common}
        select
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
      >
        <MenuItem value="">{t('first-games.asInSport')}</MenuItem>
        <MenuItem value="true">{t('frame.yes')}</MenuItem>
        <MenuItem value="false">{t('frame.no')}</MenuItem>
      </TextField>
    );
  const optionName = (option: string): string => findText(language, `first-games.${field.words}.${option}`) ?? option;
  if (field.kind === 'choice')
    return (
      <TextField
        {...common}
        select
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value || undefined) as RuleValue)}
      >
        <MenuItem value="">{t('first-games.asInSport')}</MenuItem>
        {field.options.map((option) => (
          <MenuItem key={option} value={option}>
            {optionName(option)}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <TextField
      {...common}
      select
      value={value ?? []}
      onChange={({ target }) => {
        const chosen = target.value as unknown as string[];
        onChange(chosen.length > 0 ? chosen : undefined);
      }}
      slotProps={{ select: { multiple: true } }}
    >
      {field.options.map((option) => (
        <MenuItem key={option} value={option}>
          {optionName(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface NumberInputProps {
  id: string;
  label: string;
  disabled: boolean;
  error: boolean;
  helperText: string | undefined;
  fullWidth: boolean;
  field: Extract<RuleField, { kind: 'number' }>;
  value: RuleValue;
  onChange: (value: RuleValue) => void;
}

/** Keeps what is typed, also while it is no possible value, and changes the plan with possible values only. */
function NumberInput({
  field: { from, to, step = 1 },
  value,
  onChange,
  error,
  helperText,
  ...common
}: NumberInputProps) {
  const t = useText();
  const [text, setText] = useState(String(value ?? ''));
  const isPossible = (typed: string): boolean =>
    typed === '' || (Number(typed) >= from && Number(typed) <= to && Number.isInteger(Number(typed) / step));
  const isWrong = !isPossible(text);
  return (
    <TextField
      {...common}
      type="number"
      value={isWrong ? text : String(value ?? '')}
      error={error || isWrong}
      helperText={isWrong ? t('first-games.ruleRange', { from: String(from), to: String(to) }) : helperText}
      onChange={({ target }) => {
        setText(target.value);
        if (isPossible(target.value)) onChange(target.value === '' ? undefined : Number(target.value));
      }}
      slotProps={{ htmlInput: { min: from, max: to, step, dir: 'ltr' } }}
    />
  );
}

/** Texts that are separated by semicolons, such as age groups. Keeps separators that are being typed. */
function TextsInput({ value, onChange, helperText, ...common }: Omit<NumberInputProps, 'field'>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const stored = Array.isArray(value) ? value : [];
  const texts = readTexts(typed);
  const isTyped = texts.length === stored.length && texts.every((text, index) => text === stored[index]);
  return (
    <TextField
      {...common}
      value={isTyped ? typed : stored.join('; ')}
      helperText={helperText ?? t('first-games.ruleFault.unclear')}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readTexts(target.value);
        onChange(next.length > 0 ? next : undefined);
      }}
    />
  );
}

/** `؛` is the semicolon of Arabic. */
const readTexts = (typed: string): string[] => typed.split(/[;؛]/u).flatMap((text) => text.trim() || []);
