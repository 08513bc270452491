import { Button, Card, CardContent, MenuItem, TextField, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../language/text.ts';
import type { ListAddress } from './use-list-address.ts';

interface Choice {
  value: string;
  name: string;
}

/** One filter of a list; its name is that of the parameter in the address. */
export type ListFilter = { name: string; label: string } & (
  | { type: 'search' }
  | { type: 'day' }
  | {
      type: 'choice';
      choices: readonly Choice[];
      /** Text of the choice that filters nothing; undefined if one of the others must be chosen. */
      all?: string;
      /** Chosen without a value in the address. */
      initial?: string;
    }
);

/** The list follows once the user has stopped typing for this long. */
const typingPauseMs = 300;

interface ListFiltersProps {
  filters: readonly ListFilter[];
  address: ListAddress;
  /** Further ways to narrow the list, after the filters. */
  children?: ReactNode;
}

/** Narrows a list, by its address. On a phone, all filters but the first are folded until they are wanted. */
export function ListFilters({ filters, address, children }: ListFiltersProps) {
  const t = useText();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = filters;
  const isFolding = isNarrow && others.length > 0;
  const chosenCount = others.filter(({ name }) => address.read(name) !== '').length;
  return (
    <Card component="search">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1.5, sm: 2 } }}>
        {first && <Filter filter={first} address={address} />}
        {isFolding && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ flexShrink: 0 }}>
            {t('lists.filters', { count: chosenCount })}
          </Button>
        )}
        {(!isFolding || isOpen) && (
          <>
            {others.map((filter) => (
              <Filter key={filter.name} filter={filter} address={address} />
            ))}
            {children}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function Filter({ filter, address }: { filter: ListFilter; address: ListAddress }) {
  const { name, label } = filter;
  const value = address.read(name);
  const choose = (chosen: string): void => address.change({ [name]: chosen });
  if (filter.type === 'search') return <SearchInput label={label} value={value} onSearch={choose} />;
  if (filter.type === 'day')
    return (
      <TextField
        type="date"
        label={label}
        value={value}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
      />
    );
  const { choices, all, initial = '' } = filter;
  const chosen = value || initial;
  return (
    <TextField
      select
      label={label}
      value={choices.some((choice) => choice.value === chosen) ? chosen : ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 160px', maxWidth: { sm: 280 } }}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          <bdi>{choice.name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

interface SearchInputProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link may change the address while the user does something else.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleChange = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), typingPauseMs);
  };
  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={({ target }) => handleChange(target.value)}
      inputRef={input}
      slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
      sx={{ flex: '1 1 240px', maxWidth: 480 }}
    />
  );
}
