import { Autocomplete, Box, TextField } from '@mui/material';
import type { ReferenceTarget } from '@podium/content';
import type { ReferencesAnswer } from '@podium/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { deskApi } from '../api/desk-api.ts';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { fieldId } from './input-props.ts';
import type { TypedInputProps } from './input-props.ts';
import { useDebounced } from './use-debounced.ts';

type Option = ReferencesAnswer['items'][number];

/** Options that match the search, and the names of the selected ones. */
function useReferences(
  to: ReferenceTarget,
  search: string,
  ids: readonly string[],
): { matches: Option[]; selection: Option[] } {
  const lang = useLanguage();
  const q = useDebounced(search.trim(), 250);
  const matches = useQuery({
    queryKey: ['references', to, lang, q],
    queryFn: async () => deskApi.references(to, { lang, q }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  // The feed uses uppercase sport codes, the desk lowercase ones.
  const idList = ids.map((id) => (to === 'discipline' ? id.toLowerCase() : id)).join(',');
  const selection = useQuery({
    queryKey: ['references', to, lang, 'ids', idList],
    queryFn: async () => deskApi.references(to, { lang, ids: idList }),
    enabled: idList !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const optionsById = new Map(
    [...(matches.data?.items ?? []), ...(selection.data?.items ?? [])].map((option) => [option.id, option]),
  );
  return {
    matches: matches.data?.items ?? [],
    // References that are missing or still loading are shown by id, so that they can be removed.
    selection: ids.map((id) => ({
      ...(optionsById.get(id) ?? optionsById.get(id.toLowerCase()) ?? { name: id, detail: null }),
      id,
    })),
  };
}

function OptionLine({
  option: { id, name, detail },
  ...props
}: { option: Option } & React.HTMLAttributes<HTMLLIElement>) {
  return (
    <li {...props}>
      <Box sx={{ minWidth: 0 }}>
        <bdi>{name}</bdi>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <bdi>{detail ?? id}</bdi>
        </Box>
      </Box>
    </li>
  );
}

const isSameOption = (a: Option, b: Option): boolean => a.id.toLowerCase() === b.id.toLowerCase();

export function ReferenceInput({ name, field, label, hint, value, onChange, fault }: TypedInputProps<'reference'>) {
  return (
    <ReferenceSelect
      id={fieldId(name)}
      to={field.to}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      isRequired={field.isRequired}
      hint={hint}
      fault={fault}
    />
  );
}

interface ReferenceSelectProps {
  id: string;
  to: ReferenceTarget;
  label: string;
  /** Id of the chosen thing; empty without one. */
  value: string;
  onChange: (id: string) => void;
  isRequired: boolean;
  hint?: ReactNode;
  fault?: ReactNode;
}

/** A choice among things of the Games by their names: a venue, a sport, a delegation. */
export function ReferenceSelect({ id, to, label, value, onChange, isRequired, hint, fault }: ReferenceSelectProps) {
  const t = useText();
  const [search, setSearch] = useState('');
  const { matches, selection } = useReferences(to, search, value === '' ? [] : [value]);
  return (
    <Autocomplete
      id={id}
      value={selection[0] ?? null}
      options={matches}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={isSameOption}
      onChange={(_, option) => onChange(option?.id ?? '')}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      noOptionsText={t('fields.noMatch')}
      clearText={t('fields.clear')}
      openText={t('fields.open')}
      closeText={t('fields.close')}
      renderOption={({ key, ...props }, option) => (
        <OptionLine key={`${String(key)} ${option.id}`} {...props} option={option} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired}
          error={fault !== undefined}
          helperText={fault ?? hint}
        />
      )}
    />
  );
}

export function ReferencesInput({ name, field, label, hint, value, onChange, fault }: TypedInputProps<'references'>) {
  const t = useText();
  const [search, setSearch] = useState('');
  const ids = Array.isArray(value) ? (value as string[]) : [];
  const { matches, selection } = useReferences(field.to, search, ids);
  return (
    <Autocomplete
      id={fieldId(name)}
      multiple
      value={selection}
      options={matches}
      filterOptions={(options) => options}
      getOptionLabel={({ name: label }) => label}
      isOptionEqualToValue={isSameOption}
      onChange={(_, options) => onChange(options.map((option) => option.id))}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      noOptionsText={t('fields.noMatch')}
      clearText={t('fields.clear')}
      openText={t('fields.open')}
      closeText={t('fields.close')}
      renderOption={({ key, ...props }, option) => (
        <OptionLine key={`${String(key)} ${option.id}`} {...props} option={option} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={field.isRequired && ids.length === 0}
          error={fault !== undefined}
          helperText={fault ?? hint}
        />
      )}
    />
  );
}
