import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Checkbox, FormControlLabel, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { notify } from '../../../frame/notices.ts';
import { useLanguage } from '../../../language/language-store.ts';
import { useText } from '../../../language/text.ts';
import { fieldGrid } from '../../../look/field-grid.ts';
import { useOpenSections } from '../../../session/open-sections.ts';
import { EntryList } from '../own-sheets/entry-list.tsx';
import { PartCard } from '../part-card.tsx';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { maxBibLength, numberPeople, withNumbers } from './number-people.ts';

/** Value of a choice for everything: an empty one would look like a missing choice. */
const everything = '-';
/** Room for a number of three digits behind the prefix. */
const maxPrefix = maxBibLength - 3;

/** Numbers for many people at once, with a preview of who gets which. */
export function BibsPage({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { plan, replace } = usePlan();
  const prints = useOpenSections().get('prints')?.address;
  const [event, setEvent] = useState(everything);
  const [delegation, setDelegation] = useState(everything);
  const [from, setFrom] = useState('1');
  const [step, setStep] = useState('1');
  const [prefix, setPrefix] = useState('');
  const [isAnew, setIsAnew] = useState(false);
  const idOf = (value: string): string => (value === everything ? '' : value);
  const numberOf = (text: string): number => (/^\d+$/u.test(text) ? Number(text) : Number.NaN);
  const numbering = {
    event: idOf(event),
    delegation: idOf(delegation),
    from: numberOf(from),
    step: numberOf(step),
    prefix,
    isAnew,
  };
  const people = numberPeople(plan, numbering, language);
  const delegationNames = new Map(plan.delegations.map(({ id, code, name }) => [id, typedName(plan, name) || code]));
  const choice = (
    label: string,
    value: string,
    onChange: (value: string) => void,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
  const number = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      label={label}
      value={value}
      error={!/^\d+$/u.test(value)}
      onChange={({ target }) => onChange(target.value.trim())}
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 6 } }}
    />
  );
  return (
    <>
      <Button onClick={onClose} sx={{ justifySelf: 'start' }}>
        {t('own-sheets.close')}
      </Button>
      <PartCard title={t('bibs.title')}>
        <Typography color="text.secondary">{t('bibs.about')}</Typography>
        <Box sx={fieldGrid}>
          {choice(t('bibs.event'), event, setEvent, [
            [everything, t('bibs.allEvents')],
            ...plan.events.map(({ id, name }) => [id, typedName(plan, name)] as const),
          ])}
          {choice(t('bibs.delegation'), delegation, setDelegation, [
            [everything, t('bibs.allDelegations')],
            ...delegationNames,
          ])}
          {number(t('bibs.from'), from, setFrom)}
          {number(t('bibs.step'), step, setStep)}
          <TextField
            label={t('bibs.prefix')}
            helperText={t('bibs.prefixHint')}
            value={prefix}
            onChange={({ target }) => setPrefix(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: maxPrefix } }}
          />
        </Box>
        <FormControlLabel
          control={<Checkbox checked={isAnew} onChange={({ target }) => setIsAnew(target.checked)} />}
          label={t('bibs.anew')}
        />
      </PartCard>
      {people.length === 0 && <Alert severity="info">{t('bibs.nobody')}</Alert>}
      <EntryList
        title={t('bibs.preview', { count: people.length })}
        lines={people.map(({ id, name, delegation: own, bib }) => ({
          key: id,
          place: '',
          text: (
            <>
              <strong>
                <bdi>{bib}</bdi>
              </strong>{' '}
              {[isolate(name), isolate(delegationNames.get(own) ?? '')].join(' · ')}
            </>
          ),
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={people.length === 0}
          onClick={() => {
            replace((current) => withNumbers(current, numberPeople(current, numbering, language)));
            notify(t('bibs.done', { count: people.length }), { type: 'success' });
          }}
        >
          {t('bibs.give', { count: people.length })}
        </Button>
        {prints && (
          <Link component={RouterLink} to={prints}>
            {t('bibs.print')}
          </Link>
        )}
      </Box>
    </>
  );
}
