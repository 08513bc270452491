import { Box, Button } from '@mui/material';
import { boardKinds } from '@podium/contract/board-words';
import type { BoardChoice } from '@podium/contract/board-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../fields/choice.tsx';
import { Failure } from '../../frame/failure.tsx';
import { localTime } from '../../fields/local-time.ts';
import { useFormats } from '../../language/formats.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { scheduleApi } from '../../program/schedule-api.ts';
import { nearestDay } from '../../program/unit-times.ts';
import { useVenues } from '../../program/use-unit-texts.ts';
import { emptyForm, toBoard } from './board-list.ts';
import type { BoardForm } from './board-list.ts';
import { boardsApi } from './boards-api.ts';
import { useCups, useSports } from './use-board-names.ts';

interface FormProps {
  isFull: boolean;
  onAdd: (board: BoardChoice) => void;
}

/** Chooses one more board. */
export function NewBoard({ isFull, onAdd }: FormProps) {
  const t = useText();
  const [form, setForm] = useState(emptyForm);
  const set = (change: Partial<BoardForm>): void => setForm({ ...form, ...change });
  const venues = useVenues();
  const sports = useSports();
  const cups = useCups();
  const { kind } = form;
  const venue = venues.find(({ id }) => id === form.venue);
  const board = toBoard(form);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (board) onAdd(board);
      }}
      sx={{ display: 'grid', gap: 1.5, maxWidth: 480 }}
    >
      <Choice
        label={t('boards.kindOf')}
        value={kind}
        options={boardKinds.map((id) => ({ id, name: t(`boards.kind.${id}`) }))}
        onChange={(value) => setForm({ ...emptyForm, kind: value as BoardForm['kind'] })}
      />
      {(kind === 'court' || kind === 'venue') && (
        <Choice
          label={t('program.field.venue')}
          value={form.venue}
          options={venues.filter(({ locations }) => kind === 'venue' || locations.length > 0)}
          onChange={(id) => set({ venue: id, court: '' })}
        />
      )}
      {kind === 'court' && venue && (
        <Choice
          label={t('program.field.location')}
          value={form.court}
          options={venue.locations}
          onChange={(court) => set({ court })}
        />
      )}
      {(kind === 'medals' || kind === 'standing') && (
        <Choice
          label={t('program.field.discipline')}
          value={form.sport}
          all={kind === 'medals' ? t('program.allDisciplines') : undefined}
          options={sports.map(({ key, name }) => ({ id: key, name }))}
          onChange={(sport) => set({ sport, event: '' })}
        />
      )}
      {kind === 'cup' && (
        <Choice label={t('boards.kind.cup')} value={form.cup} options={cups} onChange={(cup) => set({ cup })} />
      )}
      {kind === 'standing' && form.sport !== '' && <EventChoice form={form} set={set} />}
      {kind === 'unit' && <ContestChoice form={form} set={set} />}
      <Button type="submit" variant="outlined" disabled={!board || isFull} sx={{ justifySelf: 'start' }}>
        {t('boards.add')}
      </Button>
    </Box>
  );
}

interface PartProps {
  form: BoardForm;
  set: (change: Partial<BoardForm>) => void;
}

function EventChoice({ form: { sport, event }, set }: PartProps) {
  const t = useText();
  const lang = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['board-events', sport, lang],
    queryFn: async () => boardsApi.events(sport, lang),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Choice
      label={t('boards.event')}
      value={event}
      options={data?.items ?? []}
      onChange={(value) => set({ event: value })}
    />
  );
}

/** A day, and a contest of it. */
function ContestChoice({ form: { day, contest }, set }: PartProps) {
  const t = useText();
  const lang = useLanguage();
  const { dateWithWeekday, capital, time } = useFormats();
  const { data: now } = useQuery({
    queryKey: ['games-now'],
    // Without a response, the device's clock is accurate enough to choose a day.
    queryFn: async () => scheduleApi.now().catch(() => new Date().toISOString()),
  });
  const asked = day || (now && localTime(now, gamesOffset).slice(0, 10)) || '';
  const { data, error, refetch } = useQuery({
    queryKey: ['board-contests', asked, lang],
    queryFn: async () => scheduleApi.day(asked),
    enabled: asked !== '',
  });
  const nearest = data && nearestDay(data.days, asked);
  // The contests of the nearest day are read next.
  if (nearest && nearest !== asked) set({ day: nearest });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Choice
        label={t('program.day')}
        value={asked}
        options={(data?.days ?? []).map((id) => ({ id, name: capital(dateWithWeekday(id)) }))}
        onChange={(value) => set({ day: value, contest: '' })}
      />
      <Choice
        label={t('boards.contest')}
        value={contest}
        options={(data?.items ?? []).flatMap(({ id, name, start, discipline }) =>
          discipline
            ? [
                {
                  id: `${discipline.id.toLowerCase()}:${id}`,
                  name: [start && time(start), discipline.name, name].filter(Boolean).join(' · '),
                },
              ]
            : [],
        )}
        onChange={(value) => set({ contest: value })}
      />
    </>
  );
}
