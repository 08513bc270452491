import { Alert, Autocomplete, Box, Button, TextField } from '@mui/material';
import type { ImportAnswer, ImportSummary } from '@podium/contract';
import { languageByTag, zoneLabel } from '@podium/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useSending } from '../../api/use-sending.ts';
import { useFailureText } from '../../frame/failure.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';

export type ForeignFacts = NonNullable<ImportSummary['foreign']>;
export type ForeignList = NonNullable<ForeignFacts['list']>;

const timeZones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
const ltr = { dir: 'ltr', autoCapitalize: 'off', spellCheck: false } as const;

interface ForeignCorrectionProps {
  data: Pick<ImportAnswer, 'id' | 'name' | 'state'>;
  foreign: ForeignFacts;
}

/** Code and time zone of the Games of a file, which is checked again with them. Games that exist keep their time zone. */
export function ForeignCorrection({ data: { id, name, state }, foreign }: ForeignCorrectionProps) {
  const { games, isAddition, made } = foreign;
  const t = useText();
  const language = languageByTag(useLanguage());
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { isSending, failure, send } = useSending();
  const [code, setCode] = useState(games.code);
  const [timeZone, setTimeZone] = useState(games.timeZone);
  const isMade = (fact: 'code' | 'timeZone'): boolean => made.some((one) => one.fact === fact);
  const openZone = isAddition ? undefined : made.find(({ fact }) => fact === 'openZone');
  const zones = [...new Set([...(openZone?.zones ?? []), ...timeZones])];
  const isChanged = code !== games.code || (!isAddition && timeZone !== games.timeZone);
  return (
    <Box
      component="form"
      aria-label={t('imports.foreign.correction', { name: `\u2068${name}\u2069` })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => {
          const body = { games: code, timeZone: isAddition ? undefined : timeZone };
          await request(`/api/v1/desk/imports/${id}/check`, { method: 'POST', body });
          await queries.invalidateQueries({ queryKey: ['imports'] });
        });
      }}
    >
      {openZone && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {t(openZone.zones ? 'imports.foreign.zonesOpen' : 'imports.foreign.zoneOpen')}
        </Alert>
      )}
      <TextField
        label={t('imports.foreign.code')}
        helperText={isMade('code') ? t('imports.foreign.codeMade') : t('imports.foreign.codeHint')}
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
        required
        sx={{ flex: '1 1 240px', maxWidth: 360 }}
        slotProps={{ htmlInput: { ...ltr, pattern: '[A-Z0-9\\-]{2,15}', maxLength: 15 } }}
      />
      {!isAddition && (
        <Autocomplete
          clearText={t('fields.clear')}
          openText={t('fields.open')}
          closeText={t('fields.close')}
          noOptionsText={t('fields.noMatch')}
          options={zones}
          getOptionLabel={(zone) => zoneLabel(language, zone)}
          value={timeZone}
          disableClearable
          onChange={(_, chosen) => setTimeZone(chosen)}
          sx={{ flex: '1 1 240px', maxWidth: 360 }}
          renderInput={(input) => (
            <TextField
              {...input}
              label={t('imports.foreign.zone')}
              helperText={isMade('timeZone') ? t('imports.foreign.zoneMade') : undefined}
            />
          )}
        />
      )}
      <Button type="submit" variant="outlined" disabled={!isChanged || isSending || state === 'checking'}>
        {t('imports.foreign.again')}
      </Button>
      {failure !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failureText(failure)}
        </Alert>
      )}
    </Box>
  );
}
