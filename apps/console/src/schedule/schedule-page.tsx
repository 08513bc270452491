import { Box, Button, Card, CardContent, Checkbox, Chip, MenuItem, TextField, Typography } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '../frame/data-table.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { gamesOffset } from '../language/games-store.ts';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { readSchedule, readToday } from './schedule-api.ts';
import { shiftEdits } from './unit-changes.ts';
import { UnitDialog } from './unit-dialog.tsx';

/** Rows of a page of the table. */
const step = 100;

/** Each once, by id. */
const distinct = <Thing extends { id: string }>(things: readonly (Thing | null)[]): Thing[] => [
  ...new Map(things.flatMap((thing) => (thing ? [[thing.id, thing] as const] : []))).values(),
];

/** A day of the schedule, whose fields can be corrected. */
export function SchedulePage() {
  const t = useText();
  const lang = useLanguage();
  const { dateWithWeekday, time, compare } = useFormats();
  const [wanted, setDay] = useState<string>();
  const [discipline, setDiscipline] = useState('');
  const [most, setMost] = useState(step);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<DeskUnit>();
  const [isShifting, setIsShifting] = useState(false);
  const today = useQuery({ queryKey: ['today at the Games'], queryFn: readToday, staleTime: Infinity });
  const asked = wanted ?? today.data;
  const { data, error, refetch } = useQuery({
    queryKey: ['schedule', asked, lang],
    queryFn: async () => readSchedule(asked!, lang),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const units = data?.items ?? [];
  const sports = distinct(units.map((unit) => unit.discipline)).toSorted((a, b) => compare(a.name, b.name));
  const found = units.filter((unit) => discipline === '' || unit.discipline?.id === discipline);
  const selected = found.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const pickDay = (next: string): void => {
    setDay(next);
    setChosen(new Set());
    setMost(step);
  };
  return (
    <Page title={t('schedule.title')} about={<Typography color="text.secondary">{t('schedule.about')}</Typography>}>
      <Card>
        <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField
            select
            label={t('schedule.day')}
            value={data?.day ?? ''}
            onChange={({ target }) => pickDay(target.value)}
            sx={{ minWidth: 220 }}
          >
            {(data?.days ?? []).map((one) => (
              <MenuItem key={one} value={one}>
                {dateWithWeekday(one)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('schedule.sport')}
            value={sports.some(({ id }) => id === discipline) ? discipline : ''}
            onChange={({ target }) => setDiscipline(target.value)}
            sx={{ minWidth: 200 }}
          >
            <MenuItem value="">{t('schedule.allSports')}</MenuItem>
            {sports.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="outlined" disabled={selected.length === 0} onClick={() => setIsShifting(true)}>
            {t('schedule.shift', { count: selected.length })}
          </Button>
        </CardContent>
      </Card>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && found.length === 0 && <Typography>{t('schedule.none')}</Typography>}
      {found.length > 0 && (
        <DataTable
          label={t('schedule.title')}
          columns={[
            t('schedule.contest'),
            t('schedule.time'),
            t('schedule.field.venue'),
            t('schedule.field.status'),
            t('schedule.choose'),
            t('schedule.correct'),
          ]}
          rows={found.slice(0, most).map((unit) => ({
            key: unit.id,
            cells: [
              <Box key="name">
                <bdi>{unit.name}</bdi>
                <Typography variant="caption" component="p" color="text.secondary">
                  <bdi>{[unit.discipline?.name, unit.event?.name].filter(Boolean).join(' · ')}</bdi>
                </Typography>
              </Box>,
              unit.start ? time(unit.start) : '–',
              <bdi key="venue">{unit.location?.name ?? unit.venue?.name ?? '–'}</bdi>,
              <Box key="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <Chip size="small" variant="outlined" label={t(`schedule.status.${unit.status}`)} />
                {unit.edits.length > 0 && (
                  <Chip
                    size="small"
                    variant="outlined"
                    color={unit.edits.some(({ isContradicted }) => isContradicted) ? 'error' : 'info'}
                    label={t('schedule.corrected')}
                  />
                )}
              </Box>,
              <Checkbox
                key="choose"
                size="small"
                disabled={!unit.mayEdit}
                checked={chosen.has(unit.id)}
                onChange={({ target }) => choose(unit.id, target.checked)}
                slotProps={{ input: { 'aria-label': t('schedule.chooseOne', { name: unit.name }) } }}
              />,
              <Button
                key="correct"
                size="small"
                disabled={!unit.mayEdit}
                aria-label={t('schedule.correctOne', { name: unit.name })}
                onClick={() => setOpened(unit)}
              >
                {t('schedule.correct')}
              </Button>,
            ],
          }))}
        />
      )}
      {found.length > most && (
        <div>
          <Button variant="outlined" onClick={() => setMost(most + step)}>
            {t('audit.more')}
          </Button>
        </div>
      )}
      {opened && (
        <UnitDialog
          unit={opened}
          venues={distinct(units.map((unit) => unit.venue))}
          locations={distinct(units.map((unit) => unit.location))}
          onClose={() => setOpened(undefined)}
        />
      )}
      {isShifting && <ShiftDialog units={selected} onClose={() => setIsShifting(false)} />}
    </Page>
  );
}

/** Moves several units by the same time, as one decision. */
function ShiftDialog({ units, onClose }: { units: readonly DeskUnit[]; onClose: () => void }) {
  const t = useText();
  const [minutes, setMinutes] = useState('15');
  const by = /^-?\d{1,4}$/u.test(minutes) ? Number(minutes) : 0;
  return (
    <DecideDialog
      title={t('schedule.shift', { count: units.length })}
      edits={by === 0 ? [] : shiftEdits(units, by, gamesOffset)}
      onClose={onClose}
    >
      <TextField
        label={t('schedule.minutes')}
        helperText={t('schedule.minutesHint')}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value.trim())}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
        sx={{ mt: 1 }}
      />
    </DecideDialog>
  );
}
