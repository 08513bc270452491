import { Alert, Box, Button, Card, CardContent, MenuItem, TextField, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { namedMeasure } from '@podium/games';
import type { EventMeasure } from '@podium/games';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { changeMeasure, eventMeasure, measureChoices, sportMeasure } from './event-measure.ts';
import { PartCard } from './part-card.tsx';
import { useFaultText, usePlan } from './plan-context.ts';
import { PlanField } from './plan-field.tsx';
import { changeEvent, newDraw, offeredSports, removeEvent, typedName, withName } from './plan.ts';
import type { OfferedSport } from './plan.ts';
import { addOrPutBack } from './put-back.ts';

const genders = ['W', 'M', 'X', 'O'] as const satisfies readonly PlanEvent['gender'][];

export function EventsStep() {
  const t = useText();
  const { plan, change, faults, isChecked } = usePlan();
  const faultText = useFaultText();
  const missingFault = faults.find(({ path }) => path === 'events');
  const sportName = (code: string): string => {
    const sport = plan.sports.find((candidate) => candidate.code === code);
    return sport ? typedName(plan, sport.name) : code;
  };
  return (
    <>
      {missingFault && isChecked && <Alert severity="error">{faultText(missingFault.code)}</Alert>}
      {plan.events.map((event, index) => {
        const { id, name, discipline, gender, entries } = event;
        const measure = eventMeasure(event);
        return (
          <PartCard
            key={id}
            title={`${sportName(discipline)} · ${typedName(plan, name)}`}
            removal={{
              label: t('first-games.remove', { name: typedName(plan, name) }),
              onRemove: () => change((current) => removeEvent(current, id)),
            }}
          >
            <Typography color="text.secondary">
              {t(`first-games.gender.${gender}`)} · {t(`first-games.kind.${entries.kind}`)}
            </Typography>
            <PlanField
              path={`events.${index}.name`}
              label={t('first-games.eventName')}
              value={typedName(plan, name)}
              onChange={(text) =>
                change((current) => changeEvent(current, id, { name: withName(current, text, name) }))
              }
            />
            {measure && (
              <PlanField
                path={`events.${index}.measure`}
                label={t('first-games.measureLabel')}
                value={measure}
                onChange={(chosen) => change((current) => changeMeasure(current, id, chosen as EventMeasure))}
              >
                {measureChoices(discipline).map((option) => (
                  <MenuItem key={option} value={option}>
                    {t(`first-games.measure.${option}`)}
                  </MenuItem>
                ))}
              </PlanField>
            )}
            {!measure && (
              <Typography color="text.secondary">{t(`first-games.decided.${sportMeasure(discipline)!}`)}</Typography>
            )}
          </PartCard>
        );
      })}
      <NewEventForm />
    </>
  );
}

function NewEventForm() {
  const t = useText();
  const { state, change } = usePlan();
  const [sport, setSport] = useState<OfferedSport | 'other'>('ATH');
  const [sportName, setSportName] = useState('');
  const [name, setName] = useState('');
  const [gender, setGender] = useState<PlanEvent['gender']>('W');
  const [kind, setKind] = useState<PlanEvent['entries']['kind']>('individual');
  const [chosen, setChosen] = useState<EventMeasure | ''>('');
  const choices = measureChoices(sport === 'other' ? 'X01' : sport);
  const implied = chosen || (namedMeasure(name) ?? (sport === 'other' ? 'points' : ''));
  const measure = choices.find((choice) => choice === implied) ?? '';
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const sportCodes =
      sport === 'other' ? { name: sportName.trim() } : { code: sport, name: t(`first-games.sport.${sport}`) };
    const wanted = {
      name: name.trim(),
      gender,
      kind,
      sport: sportCodes,
      draw: newDraw(),
      ...(measure !== '' && { measure }),
    };
    change((plan) => addOrPutBack(plan, wanted, state.answer.kept));
    setName('');
    setChosen('');
  };
  return (
    <Card component="form" onSubmit={add} aria-label={t('first-games.newEvent')}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h3">
          {t('first-games.newEvent')}
        </Typography>
        <Box sx={fieldGrid}>
          <TextField
            select
            label={t('first-games.sportLabel')}
            value={sport}
            onChange={({ target }) => {
              const next = target.value as OfferedSport | 'other';
              setSport(next);
              setChosen('');
              if (next !== 'other') setKind(offeredSports[next].kind);
            }}
          >
            {(Object.keys(offeredSports) as OfferedSport[]).map((code) => (
              <MenuItem key={code} value={code}>
                {t(`first-games.sport.${code}`)}
              </MenuItem>
            ))}
            <MenuItem value="other">{t('first-games.otherSport')}</MenuItem>
          </TextField>
          {sport === 'other' && (
            <TextField
              label={t('first-games.sportName')}
              helperText={t('first-games.sportNameHint')}
              value={sportName}
              required
              onChange={({ target }) => setSportName(target.value)}
              slotProps={{ htmlInput: { dir: 'auto', maxLength: 120, pattern: String.raw`.*\S.*` } }}
            />
          )}
          <TextField
            label={t('first-games.eventName')}
            helperText={t('first-games.eventNameHint')}
            value={name}
            required
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 120, pattern: String.raw`.*\S.*` } }}
          />
          {choices.length > 0 && (
            <TextField
              select
              label={t('first-games.measureLabel')}
              helperText={measure === '' ? t('first-games.measureHint') : undefined}
              value={measure}
              required
              onChange={({ target }) => setChosen(target.value as EventMeasure)}
            >
              {choices.map((option) => (
                <MenuItem key={option} value={option}>
                  {t(`first-games.measure.${option}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <TextField
            select
            label={t('first-games.genderLabel')}
            value={gender}
            onChange={({ target }) => setGender(target.value as PlanEvent['gender'])}
          >
            {genders.map((gender) => (
              <MenuItem key={gender} value={gender}>
                {t(`first-games.gender.${gender}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('first-games.kindLabel')}
            value={kind}
            onChange={({ target }) => setKind(target.value as PlanEvent['entries']['kind'])}
          >
            {(['individual', 'team'] as const).map((kind) => (
              <MenuItem key={kind} value={kind}>
                {t(`first-games.kind.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {sport !== 'other' && choices.length === 0 && (
          <Typography color="text.secondary">{t(`first-games.decided.${sportMeasure(sport)!}`)}</Typography>
        )}
        <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('first-games.addEvent')}
        </Button>
      </CardContent>
    </Card>
  );
}
