import { Card, CardContent, MenuItem, TextField } from '@mui/material';
import type { DeskFilter } from '@podium/contract';
import { languages as offered, languageByTag } from '@podium/i18n';
import { useEffect, useRef, useState } from 'react';
import { gamesFacts } from '../../language/games-store.ts';
import { useText } from '../../language/text.ts';
import type { ListFilter } from './list-filter.ts';

const states = ['new', 'published', 'changed', 'draft', 'review', 'scheduled'] as const satisfies readonly NonNullable<
  DeskFilter['state']
>[];

/** The list follows once the user has stopped typing for this long. */
const typingPauseMs = 300;

interface ItemFiltersProps {
  filter: ListFilter;
  onChange: (change: { q?: string; state?: string; missing?: string }) => void;
}

/** Narrows a list by title or id, state, and language without a text. */
export function ItemFilters({ filter, onChange }: ItemFiltersProps) {
  const t = useText();
  const [searchText, setSearchText] = useState(filter.q ?? '');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link may change the address while the user does something else.
  useEffect(() => {
    if (document.activeElement !== input.current) setSearchText(filter.q ?? '');
  }, [filter.q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string): void => {
    setSearchText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange({ q: text.trim() }), typingPauseMs);
  };
  const languages = gamesFacts().languages ?? offered.map(({ tag }) => tag);
  return (
    <Card>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          type="search"
          label={t('drafts.search')}
          value={searchText}
          onChange={({ target }) => search(target.value)}
          inputRef={input}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
          sx={{ flex: '1 1 240px', maxWidth: 480 }}
        />
        <Choice
          label={t('drafts.column.state')}
          value={filter.state}
          choices={states.map((state) => ({ value: state, name: t(`drafts.state.${state}`) }))}
          onChoose={(state) => onChange({ state })}
        />
        <Choice
          label={t('content.missingIn')}
          value={filter.missing}
          choices={languages.map((tag) => ({ value: tag, name: languageByTag(tag).ownName }))}
          onChoose={(missing) => onChange({ missing })}
        />
      </CardContent>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  choices: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
}

function Choice({ label, value = '', choices, onChoose }: ChoiceProps) {
  const t = useText();
  return (
    <TextField
      select
      label={label}
      value={choices.some((choice) => choice.value === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}
    >
      <MenuItem value="">{t('frame.all')}</MenuItem>
      {choices.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
