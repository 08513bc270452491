import { Box, TextField } from '@mui/material';
import type { Field, Kind } from '@podium/content';
import type { DraftFault } from '@podium/contract';
import { languages as offered } from '@podium/i18n';
import { useState } from 'react';
import { inputFor } from '../../fields/inputs.tsx';
import { LanguageTabs } from '../../fields/language-tabs.tsx';
import type { FormValues } from '../../fields/form-values.ts';
import { gamesFacts } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { useFaultText } from '../../drafts/fault-text.ts';

const localTypes: ReadonlySet<Field['type']> = new Set(['text', 'paragraphs', 'image']);

/** The languages of the Games, and any other language in which the item already has a text. */
function languagesFor(values: FormValues): Language[] {
  const ofGames = gamesFacts().languages ?? offered.map(({ tag }) => tag);
  const usedTags = offered
    .map(({ tag }) => tag)
    .filter((tag) =>
      Object.values(values).some((value) => typeof value === 'object' && value !== null && tag in value),
    );
  return [...new Set([...ofGames, ...usedTags])];
}

/** @returns the number of texts missing in a language but present in another */
function missingIn(kind: Kind, values: FormValues, language: Language): number {
  return Object.entries<Field>(kind.fields).filter(([name, { type }]) => {
    const value = values[name] as Record<string, unknown> | undefined;
    const texts = type === 'image' ? (value?.['alt'] as Record<string, unknown> | undefined) : value;
    return localTypes.has(type) && texts && Object.keys(texts).length > 0 && texts[language] === undefined;
  }).length;
}

interface ItemFormProps {
  kind: Kind;
  values: FormValues;
  order: number | null;
  faults: readonly DraftFault[];
  /** False while the item is being written: empty fields are not reported yet. */
  isChecked: boolean;
  onChange: (name: string, value: unknown) => void;
  onOrder: (order: number | null) => void;
}

export function ItemForm({ kind, values, order, faults, isChecked, onChange, onOrder }: ItemFormProps) {
  const { fieldName, fieldHint } = useKindTexts();
  const faultText = useFaultText(kind);
  const ownLanguage = useLanguage();
  const languages = languagesFor(values);
  const [selectedLanguage, setLanguage] = useState<Language>(ownLanguage);
  const language = languages.includes(selectedLanguage) ? selectedLanguage : (languages[0] ?? 'en');
  const fields = Object.entries<Field>(kind.fields);
  const isLocal = fields.some(([, { type }]) => localTypes.has(type));
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isLocal && (
        <LanguageTabs
          languages={languages}
          language={language}
          missingIn={(tag) => missingIn(kind, values, tag)}
          onChange={setLanguage}
        />
      )}
      {fields.map(([name, field]) => {
        const Input = inputFor(field);
        const fault = faults.find(
          ({ field: path, code }) => path.split('.')[0] === name && (isChecked || code !== 'required'),
        );
        return (
          <Input
            key={name}
            kind={kind.name}
            name={name}
            field={field}
            label={fieldName(kind.name, name)}
            hint={fieldHint(kind.name, name)}
            value={values[name]}
            onChange={(value) => onChange(name, value)}
            language={language}
            languages={languages}
            fault={fault && faultText(fault)}
          />
        );
      })}
      <OrderInput order={order} onOrder={onOrder} />
    </Box>
  );
}

/** Position in lists that have no other order. */
function OrderInput({ order, onOrder }: Pick<ItemFormProps, 'order' | 'onOrder'>) {
  const t = useText();
  return (
    <TextField
      id="field-order"
      label={t('content.order')}
      helperText={t('content.orderHint')}
      value={order ?? ''}
      onChange={({ target }) => {
        const text = target.value.trim();
        if (/^-?\d{0,6}$/u.test(text)) onOrder(text === '' || text === '-' ? null : Number(text));
      }}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
      sx={{ maxWidth: 240 }}
    />
  );
}
