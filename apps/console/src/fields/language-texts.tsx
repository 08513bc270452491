import { Box, Tab, Tabs } from '@mui/material';
import type { Texts } from '@podium/games';
import { languages as allLanguages, languageByTag } from '@podium/i18n';
import { useState } from 'react';
import { gamesFacts } from '../language/games-store.ts';
import { useLanguage } from '../language/language-store.ts';
import type { Language } from '../language/language-store.ts';
import { LocalText } from './text-inputs.tsx';

interface LanguageTextsProps<Name extends string> {
  idPrefix: string;
  /** Accessible name of the choice of language. */
  label: string;
  fields: readonly { name: Name; label: string; lines: number; isRequired?: boolean }[];
  texts: Readonly<Record<Name, Texts>>;
  onChange: (change: Partial<Record<Name, Texts>>) => void;
}

/** Texts in the languages of the Games, one language at a time. */
export function LanguageTexts<Name extends string>({
  idPrefix,
  label,
  fields,
  texts,
  onChange,
}: LanguageTextsProps<Name>) {
  const language = useLanguage();
  const languages: readonly Language[] = gamesFacts().languages ?? allLanguages.map(({ tag }) => tag);
  const [selectedLanguage, setSelectedLanguage] = useState<Language>(
    languages.includes(language) ? language : languages[0]!,
  );
  return (
    <>
      <Tabs
        value={selectedLanguage}
        onChange={(_, tag: Language) => setSelectedLanguage(tag)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={label}
      >
        {languages.map((tag) => (
          <Tab key={tag} value={tag} label={languageByTag(tag).ownName} lang={tag} />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map((field) => (
          <LocalText
            key={field.name}
            id={`${idPrefix}-${field.name}`}
            label={field.label}
            hint={undefined}
            texts={texts[field.name]}
            onChange={(changed) => onChange({ [field.name]: changed } as Partial<Record<Name, Texts>>)}
            language={selectedLanguage}
            languages={languages}
            isRequired={field.isRequired ?? false}
            fault={undefined}
            lines={field.lines}
          />
        ))}
      </Box>
    </>
  );
}
