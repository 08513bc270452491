import { Alert, Box, Button, MenuItem, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { formattersFor, languageByTag } from '@podium/i18n';
import { useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { courtClash, eventEnd } from './court-clash.ts';
import { DrawnEvent } from './drawn-event.tsx';
import { PartCard } from './part-card.tsx';
import { usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';
import { changeEvent, newDraw, typedName } from './plan.ts';

const templates: Readonly<Record<PlanEvent['template']['kind'], PlanEvent['template']>> = {
  heats: { kind: 'heats', lanes: 8 },
  knockout: { kind: 'knockout', hasBronze: true },
  pools: { kind: 'pools', pools: 2, goOn: 2, hasBronze: true },
};

export function DrawStep() {
  const t = useText();
  const { plan } = usePlan();
  return (
    <>
      {plan.events.length === 0 && <Alert severity="info">{t('first-games.fault.noEvent')}</Alert>}
      {plan.events.map((event, index) => (
        <EventDraw key={event.id} event={event} index={index} />
      ))}
    </>
  );
}

function EventDraw({ event, index }: { event: PlanEvent; index: number }) {
  const t = useText();
  const { plan, change, state } = usePlan();
  const [isAsking, setIsAsking] = useState(false);
  const set = (part: Partial<PlanEvent>): void => change((current) => changeEvent(current, event.id, part));
  const drawAgain = (): void => set({ draw: newDraw() });
  const isPublished = state.answer.publishedVersion !== null;
  const { template } = event;
  const path = `events.${index}`;
  const { draws } = state.answer;
  const clash = courtClash(plan, event, draws);
  const venue = plan.venues.find(({ id }) => id === event.venue);
  const numberField = (field: string, label: string, value: number, onChange: (value: number) => void) => (
    <PlanField
      path={`${path}.${field}`}
      label={label}
      type="number"
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
    />
  );
  const choice = (
    field: string,
    label: string,
    value: string,
    options: [string, string][],
    onChange: (value: string) => void,
  ) => (
    <PlanField path={`${path}.${field}`} label={label} value={value} onChange={onChange}>
      {options.map(([option, name]) => (
        <MenuItem key={option} value={option}>
          {name}
        </MenuItem>
      ))}
    </PlanField>
  );
  const rangeChoices = (from: number, to: number): [string, string][] =>
    Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), String(from + index)]);
  return (
    <PartCard title={typedName(plan, event.name)}>
      <Box sx={fieldGrid}>
        {choice(
          'template',
          t('first-games.templateLabel'),
          template.kind,
          (['heats', 'knockout', 'pools'] as const).map((kind) => [kind, t(`first-games.template.${kind}`)]),
          (kind) => set({ template: templates[kind as PlanEvent['template']['kind']] }),
        )}
        {template.kind === 'heats' &&
          numberField('lanes', t('first-games.lanes'), template.lanes, (lanes) =>
            set({ template: { ...template, lanes } }),
          )}
        {template.kind === 'pools' && (
          <>
            {choice('pools', t('first-games.pools'), String(template.pools), rangeChoices(1, 16), (pools) =>
              set({ template: { ...template, pools: Number(pools) } }),
            )}
            {choice('goOn', t('first-games.goOn'), String(template.goOn), rangeChoices(0, 4), (value) =>
              set({ template: { ...template, goOn: Number(value) } }),
            )}
          </>
        )}
        {template.kind !== 'heats' &&
          choice(
            'bronze',
            t('first-games.bronze'),
            template.hasBronze ? 'yes' : 'no',
            [
              ['yes', t('frame.yes')],
              ['no', t('frame.no')],
            ],
            (value) => set({ template: { ...template, hasBronze: value === 'yes' } }),
          )}
        {choice(
          'venue',
          t('first-games.venueName'),
          event.venue,
          plan.venues.map(({ id, name }) => [id, typedName(plan, name)]),
          (id) =>
            set({
              venue: id,
              courts: plan.venues.find((venue) => venue.id === id)?.courts.map((court) => court.id) ?? [],
            }),
        )}
        <PlanField
          path={`${path}.start`}
          label={t('first-games.eventStart')}
          type="datetime-local"
          value={event.start}
          onChange={(start) => set({ start })}
        />
        {numberField('minutes', t('first-games.minutes'), event.minutes, (minutes) => set({ minutes }))}
        {numberField('breakMinutes', t('first-games.breakMinutes'), event.breakMinutes, (breakMinutes) =>
          set({ breakMinutes }),
        )}
      </Box>
      {clash && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => set({ start: clash.freeFrom })}>
              {t('first-games.startAfter')}
            </Button>
          }
        >
          {t('first-games.overlaps', { event: `\u2068${typedName(plan, clash.other.name)}\u2069` })}
        </Alert>
      )}
      <EventEnd end={eventEnd(event, draws)} lastDay={plan.end} />
      <DrawnEvent event={event} courts={new Map(venue?.courts.map(({ id, name }) => [id, typedName(plan, name)]))} />
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => (isPublished ? setIsAsking(true) : drawAgain())}
        aria-label={t('first-games.drawAgainOf', { event: typedName(plan, event.name) })}
      >
        {t('first-games.drawAgain')}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={t('first-games.drawAgainTitle')}
          text={t('first-games.drawAgainText')}
          action={t('first-games.drawAgain')}
          onConfirm={async () => Promise.resolve(drawAgain())}
          onClose={() => setIsAsking(false)}
        />
      )}
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
