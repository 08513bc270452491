import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { EntriesOffer, SentEntry } from '@podium/contract';
import { useRef, useState } from 'react';
import { useText } from '../../../language/text.ts';
import { fieldGrid } from '../../../look/field-grid.ts';
import { panel } from '../../../look/panel.ts';

type OfferedEvent = EntriesOffer['events'][number] & { name: string };

interface EntryFieldsProps {
  events: readonly OfferedEvent[];
  onAdd: (entries: SentEntry[]) => void;
}

const empty = { name: '', birthDate: '', sex: '', team: '', mark: '' };

/** One person with all events that the person enters. */
export function EntryFields({ events, onAdd }: EntryFieldsProps) {
  const t = useText();
  const nameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(empty);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const set = (change: Partial<typeof empty>): void => setTyped({ ...typed, ...change });
  const hasTeam = events.some(({ id, isTeam }) => isTeam && chosen.includes(id));
  const isReady = typed.name.trim() !== '' && chosen.length > 0;
  const add = (): void => {
    const { name, birthDate, sex, team, mark } = typed;
    onAdd(
      chosen.map((event) => ({
        event,
        members: [],
        person: {
          name: name.trim(),
          ...(birthDate !== '' && { birthDate }),
          ...(sex !== '' && { sex: sex as 'M' | 'W' }),
        },
        ...(team.trim() !== '' && events.some(({ id, isTeam }) => isTeam && id === event) && { team: team.trim() }),
        ...(mark.trim() !== '' && { mark: mark.trim() }),
      })),
    );
    // The next person probably enters the same events.
    setTyped({ ...empty, team });
    nameField.current?.focus();
  };
  return (
    <Box
      component="form"
      aria-label={t('delegation-entries.fields.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) add();
      }}
      sx={{ ...panel, p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={fieldGrid}>
        <TextField
          inputRef={nameField}
          label={t('own-sheets.field.name')}
          value={typed.name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 120, dir: 'auto', autoComplete: 'off' } }}
        />
        <TextField
          type="date"
          label={t('own-sheets.field.birthDate')}
          value={typed.birthDate}
          onChange={({ target }) => set({ birthDate: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          select
          label={t('own-sheets.field.sex')}
          value={typed.sex}
          onChange={({ target }) => set({ sex: target.value })}
        >
          <MenuItem value="">–</MenuItem>
          {(['W', 'M'] as const).map((sex) => (
            <MenuItem key={sex} value={sex}>
              {t(`delegation-entries.fields.sex.${sex}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('delegation-entries.fields.events')}
          value={chosen}
          onChange={({ target }) => setChosen([target.value].flat())}
          slotProps={{ select: { multiple: true } }}
        >
          {events.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </TextField>
        {hasTeam && (
          <TextField
            label={t('own-sheets.field.team')}
            value={typed.team}
            onChange={({ target }) => set({ team: target.value })}
            slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' } }}
          />
        )}
        <TextField
          label={t('own-sheets.field.mark')}
          value={typed.mark}
          onChange={({ target }) => set({ mark: target.value })}
          slotProps={{ htmlInput: { maxLength: 40, dir: 'ltr' } }}
        />
      </Box>
      <Button type="submit" variant="outlined" disabled={!isReady} sx={{ justifySelf: 'start' }}>
        {t('delegation-entries.fields.add')}
      </Button>
    </Box>
  );
}
