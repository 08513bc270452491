import { Alert, Box, Button, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { formattersFor, languageByTag, isolate } from '@podium/i18n';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { EventActs } from './acts/event-acts.tsx';
import { courtClash, eventEnd } from './court-clash.ts';
import { DrawCorrections } from './draw-corrections.tsx';
import { DrawnEvent } from './drawn-event.tsx';
import { betterPools } from './fitting-pools.ts';
import { PartCard } from './part-card.tsx';
import { PhasePlaces } from './phase-places.tsx';
import { PlanChoice, PlanChoices, PlanNumber } from './plan-choice.tsx';
import type { Option } from './plan-choice.tsx';
import { usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';
import { changeEvent, typedName } from './plan.ts';
import { TemplateFields } from './template-fields.tsx';

/** Template, times and draw of one event. */
export function EventDraw({ event, index }: { event: PlanEvent; index: number }) {
  const t = useText();
  const { plan, change, state } = usePlan();
  const set = (part: Partial<PlanEvent>): void => change((current) => changeEvent(current, event.id, part));
  const path = `events.${index}`;
  const { draws } = state.answer;
  const clash = courtClash(plan, event, draws);
  const better = draws[event.id] ? undefined : betterPools(event);
  const places = new Map(
    plan.venues.flatMap((venue) =>
      [venue, ...venue.courts].map(({ id, name }) => [id, typedName(plan, name)] as const),
    ),
  );
  // A heat takes the whole court, or all of its lanes.
  const areDuels = !('lanes' in event.template);
  const courts = plan.venues.find(({ id }) => id === event.venue)?.courts ?? [];
  return (
    <PartCard title={typedName(plan, event.name)}>
      <EventActs event={event} />
      <Box sx={fieldGrid}>
        <TemplateFields event={event} path={path} onChange={(template) => set({ template })} />
        <PlanChoice
          path={`${path}.venue`}
          label={t('first-games.venueName')}
          value={event.venue}
          options={plan.venues.map(({ id, name }): Option => [id, typedName(plan, name)])}
          onChange={(id) =>
            set({
              venue: id,
              courts: plan.venues.find((venue) => venue.id === id)?.courts.map((court) => court.id) ?? [],
            })
          }
        />
        {courts.length > 1 && (
          <PlanChoices
            path={`${path}.courts`}
            label={t('first-games.courts')}
            values={event.courts}
            options={courts.map(({ id, name }): Option => [id, typedName(plan, name)])}
            onChange={(chosen) => set({ courts: chosen })}
          />
        )}
        <PlanField
          path={`${path}.start`}
          label={t('first-games.eventStart')}
          type="datetime-local"
          value={event.start}
          onChange={(start) => set({ start })}
        />
        <PlanNumber
          path={`${path}.minutes`}
          label={t('first-games.minutes')}
          value={event.minutes}
          onChange={(minutes) => set({ minutes })}
        />
        <PlanNumber
          path={`${path}.breakMinutes`}
          label={t('first-games.breakMinutes')}
          value={event.breakMinutes}
          onChange={(breakMinutes) => set({ breakMinutes })}
        />
        {areDuels && (
          <PlanNumber
            path={`${path}.boards`}
            label={t('first-games.boards')}
            hint={t('first-games.boardsHint')}
            value={event.boards ?? Number.NaN}
            onChange={(boards) => set({ boards: Number.isNaN(boards) ? undefined : boards })}
          />
        )}
      </Box>
      {better && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => set({ template: better })}>
              {better.goOn === 0 ? t('times.oneGroup') : t('times.groups', { count: better.pools })}
            </Button>
          }
        >
          {t('times.allAdvance')}
        </Alert>
      )}
      <PhasePlaces event={event} path={path} onChange={(phases) => set({ phases })} />
      {clash && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => set({ start: clash.freeFrom })}>
              {t('first-games.startAfter')}
            </Button>
          }
        >
          {t('first-games.overlaps', { event: isolate(typedName(plan, clash.other.name)) })}
        </Alert>
      )}
      <EventEnd end={eventEnd(event, draws)} lastDay={plan.end} />
      <DrawnEvent event={event} places={places} />
      <DrawCorrections event={event} path={path} onChange={set} />
    </PartCard>
  );
}

/** End of the last contest: many entries on one court take longer than expected. */
function EventEnd({ end, lastDay }: { end: string | undefined; lastDay: string }) {
  const t = useText();
  const language = useLanguage();
  if (end === undefined) return null;
  // The end is in local time of the Games, and is displayed unchanged.
  const time = formattersFor(languageByTag(language), 'UTC').dateTime(`${end}:00Z`);
  return end.slice(0, 10) > lastDay ? (
    <Alert severity="warning">{t('first-games.endsLate', { time })}</Alert>
  ) : (
    <Typography color="text.secondary">{t('first-games.endsAt', { time })}</Typography>
  );
}
