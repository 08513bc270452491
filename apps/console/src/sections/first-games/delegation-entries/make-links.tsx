import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { EntryLinksMade, GamesPlan } from '@podium/contract';
import { useState } from 'react';
import { useSending } from '../../../api/use-sending.ts';
import { localTime, toInstant } from '../../../fields/local-time.ts';
import { Failure } from '../../../frame/failure.tsx';
import { gamesOffset } from '../../../language/games-store.ts';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { entriesApi } from './entries-api.ts';

const dayMs = 86_400_000;

/** The beginning of the Games; once they have begun, this time tomorrow. */
function firstDeadline({ start }: GamesPlan): string {
  const beginning = `${start}T00:00`;
  const instant = toInstant(beginning, gamesOffset);
  return instant !== '' && Date.parse(instant) > Date.now()
    ? beginning
    : localTime(new Date(Date.now() + dayMs).toISOString(), gamesOffset).slice(0, 16);
}

/** Makes one link for each chosen delegation; without a choice, for all. */
export function MakeLinks({ onMade }: { onMade: (items: EntryLinksMade['items']) => void }) {
  const t = useText();
  const { plan } = usePlan();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [until, setUntil] = useState(() => firstDeadline(plan));
  const { isSending, failure, send } = useSending();
  const delegations = chosen.length > 0 ? [...chosen] : plan.delegations.map(({ id }) => id);
  const instant = toInstant(until, gamesOffset);
  const [openedAt] = useState(() => Date.now());
  const isOver = instant !== '' && Date.parse(instant) <= openedAt;
  const make = async (): Promise<void> => {
    if (!instant) return;
    onMade((await entriesApi.makeLinks({ delegations, until: instant })).items);
    setChosen([]);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(make);
      }}
      sx={{ ...panel, p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <TextField
        select
        label={t('delegation-entries.make.delegations')}
        value={chosen}
        onChange={({ target }) => setChosen([target.value].flat())}
        slotProps={{
          select: {
            multiple: true,
            displayEmpty: true,
            renderValue: () =>
              chosen.length === 0
                ? t('delegation-entries.make.all')
                : t('delegation-entries.make.some', { count: chosen.length }),
          },
          inputLabel: { shrink: true },
        }}
        sx={{ flex: '1 1 240px' }}
      >
        {plan.delegations.map(({ id, code, name }) => (
          <MenuItem key={id} value={id}>
            <bdi>{typedName(plan, name) || code}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="datetime-local"
        label={t('delegation-entries.make.until')}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        error={isOver}
        helperText={isOver && t('delegation-entries.make.over')}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button type="submit" variant="contained" disabled={isSending || !instant || isOver}>
        {t('delegation-entries.make.action', { count: delegations.length })}
      </Button>
      {failure !== undefined && <Failure error={failure} />}
    </Box>
  );
}
