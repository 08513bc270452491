import { Box, Button, Typography } from '@mui/material';
import type { DeskUnit, UnitAnswer } from '@podium/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { localTime } from '../../fields/local-time.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { Board } from './board.tsx';
import { filterUnits } from './day-filter.ts';
import type { DayFilter } from './day-filter.ts';
import { DayFilters } from './day-filters.tsx';
import { scheduleApi } from '../../program/schedule-api.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import { statusChoices } from './status-choices.ts';
import { Toggle } from './toggle.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { UnitDialog } from './unit-dialog.tsx';
import type { UnitForm } from './unit-form.ts';
import { UnitList } from './unit-list.tsx';
import { useOpenSections } from '../../session/open-sections.ts';
import { unitsFrom, nearestDay } from '../../program/unit-times.ts';
import { useToday } from '../../program/use-today.ts';

const everyMs = 15_000;
/** The day of a contest that a link names without its day; today if it has none. */
function useContestDay(unit: string | undefined): string | undefined {
  const today = useToday();
  const { data } = useQuery({
    queryKey: ['contest-day', unit],
    queryFn: async () =>
      request<UnitAnswer>(`/api/v1/units/${encodeURIComponent(unit!)}`).catch(() => ({ start: null })),
    enabled: unit !== undefined,
    // The contest may have moved since.
    staleTime: 0,
    gcTime: 0,
  });
  return data && (data.start ? localTime(data.start, gamesOffset).slice(0, 10) : today);
}

/** The status that a link proposes, if it may follow the present one. */
function askedStatus(unit: DeskUnit, status: string | null): Partial<UnitForm> | undefined {
  const choice = statusChoices(unit.status).find((one) => one.status === status);
  return choice && { status: choice.status };
}

export function SchedulePage() {
  const t = useText();
  const lang = useLanguage();
  const today = useToday();
  const addedItems = useOpenSections().get('program-items')?.address;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('unit') ?? undefined;
  const askedDay = useContestDay(search.has('day') ? undefined : asked);
  const undone = Number(search.get('undo') ?? 0);
  const requestedDay = search.get('day') ?? (asked === undefined ? today : askedDay);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<{ id: string; proposed?: Partial<UnitForm> }>();
  const [isShifting, setIsShifting] = useState(false);
  const schedule = useQuery({
    queryKey: ['schedule', requestedDay, lang],
    queryFn: async () => scheduleApi.day(requestedDay!),
    enabled: requestedDay !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  const { data, error, isPlaceholderData } = schedule;
  const day = data && requestedDay !== undefined ? nearestDay(data.days, requestedDay) : undefined;
  const setParameters = (change: Record<string, string>, isDay = false): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    if (isDay) setSelectedIds(new Set());
    setSearch(next, { replace: true });
  };
  useEffect(() => {
    if (day === undefined || day === requestedDay) return;
    // Days without contests cannot be selected.
    setSearch(
      (now) => {
        now.set('day', day);
        return now;
      },
      { replace: true },
    );
  }, [day, requestedDay, setSearch]);
  const filter: DayFilter = {
    venue: search.get('venue') ?? '',
    discipline: search.get('sport') ?? '',
    text: search.get('q') ?? '',
    isCorrectedOnly: search.has('corrected'),
    isContradictedOnly: search.has('contradicted'),
  };
  const isBoard = search.get('view') === 'board';
  // Contests of another day must not appear for this one.
  const isOtherDay = day !== requestedDay || isPlaceholderData;
  const units = (!isOtherDay && data?.items) || [];
  const visibleUnits = filterUnits(units, filter);
  const open = units.find(({ id }) => id === (edited?.id ?? asked));
  const proposed = edited ? edited.proposed : open && askedStatus(open, search.get('status'));
  const closeUnit = (): void => {
    setEdited(undefined);
    if (asked !== undefined) setParameters({ unit: '', status: '', day: day ?? '' });
  };
  const picked = units.filter(({ id }) => selectedIds.has(id));
  const toggleIds = (ids: readonly string[], isSelected: boolean): void => {
    const next = new Set(selectedIds);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelectedIds(next);
  };
  const handleFromHere = (unit: DeskUnit): void => setSelectedIds(new Set(unitsFrom(units, unit).map(({ id }) => id)));
  return (
    <Page
      title={t('schedule.title')}
      about={t('schedule.about')}
      actions={
        addedItems && (
          <>
            <Button component={RouterLink} to={addedItems}>
              {t('schedule.addedItems')}
            </Button>
            <Button variant="outlined" component={RouterLink} to={`${addedItems}?add=${day ?? requestedDay ?? 'new'}`}>
              {t('schedule.add')}
            </Button>
          </>
        )
      }
    >
      {data && day !== undefined && (
        <DayFilters day={day} days={data.days} units={units} filter={filter} onChange={setParameters} />
      )}
      {error && <Failure error={error} onRetry={() => void schedule.refetch()} />}
      {(!data || isOtherDay) && !error && <Loading />}
      {data && !isOtherDay && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="output" color="text.secondary">
            {visibleUnits.length === 0 ? t('program.none') : t('schedule.count', { count: visibleUnits.length })}
          </Typography>
          <Toggle
            label={t('schedule.view')}
            value={isBoard ? 'board' : ''}
            choices={[
              { value: '', name: t('schedule.list') },
              { value: 'board', name: t('schedule.board') },
            ]}
            onChange={(view) => setParameters({ view })}
          />
        </Box>
      )}
      {visibleUnits.length > 0 && isBoard && (
        <Board units={visibleUnits} onMove={({ id }, proposed) => setEdited({ id, proposed })} />
      )}
      {visibleUnits.length > 0 && !isBoard && (
        <UnitList
          units={visibleUnits}
          selectedIds={selectedIds}
          onChoose={toggleIds}
          onEdit={({ id }) => setEdited({ id })}
          onFromHere={handleFromHere}
        />
      )}
      {picked.length > 0 && (
        <Box
          component="section"
          aria-label={t('schedule.selected', { count: picked.length })}
          sx={{
            ...panel,
            position: 'sticky',
            bottom: 8,
            zIndex: 10,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1,
            paddingInlineStart: 2,
            boxShadow: 6,
          }}
        >
          <Typography sx={{ flexGrow: 1, fontWeight: 700 }}>
            {t('schedule.selected', { count: picked.length })}
          </Typography>
          <Button onClick={() => setSelectedIds(new Set())}>{t('schedule.unselect')}</Button>
          <Button variant="contained" onClick={() => setIsShifting(true)}>
            {t('schedule.shift.open')}
          </Button>
        </Box>
      )}
      {open && <UnitDialog key={open.id} unit={open} units={units} proposed={proposed} onClose={closeUnit} />}
      {undone > 0 && <UndoDialog key={undone} entry={undone} onClose={() => setParameters({ undo: '' })} />}
      {isShifting && picked.length > 0 && (
        <ShiftDialog
          selectedUnits={picked}
          units={units}
          onSaved={() => {
            setIsShifting(false);
            setSelectedIds(new Set());
          }}
          onClose={() => setIsShifting(false)}
        />
      )}
    </Page>
  );
}
