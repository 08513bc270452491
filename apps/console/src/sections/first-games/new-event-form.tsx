import { Box, Button, Card, CardContent, MenuItem, TextField, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { namedMeasure } from '@podium/games';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { athleticsMeasures, sportMeasure } from './event-measure.ts';
import { ownChoices, rulesOfChoice } from './event-rules.ts';
import type { OwnChoice } from './event-rules.ts';
import { usePlan } from './plan-context.ts';
import { newDraw, offeredSports } from './plan.ts';
import type { NewEvent, OfferedSport } from './plan.ts';
import { addOrPutBack } from './put-back.ts';
import { inLanguage, useTemplates } from './event-templates.ts';
import type { ChosenTemplate } from './event-templates.ts';
import { PictogramField } from './pictogram-field.tsx';
import { TemplateField } from './template-field.tsx';

const genders = ['W', 'M', 'X', 'O'] as const satisfies readonly PlanEvent['gender'][];
const isOffered = (code: string): code is OfferedSport => code in offeredSports;

/** A new event: from a template, which fills the fields, or field by field. */
export function NewEventForm() {
  const t = useText();
  const language = useLanguage();
  const { state, change } = usePlan();
  const sports = useTemplates();
  const moreSports = sports.filter(({ code }) => code !== '' && !isOffered(code));
  const [template, setTemplate] = useState<ChosenTemplate | null>(null);
  /** Code of the sport, or `other`. */
  const [sport, setSport] = useState('ATH');
  const [sportName, setSportName] = useState('');
  const [pictogram, setPictogram] = useState('');
  const [name, setName] = useState('');
  const [gender, setGender] = useState<PlanEvent['gender']>('W');
  const [kind, setKind] = useState<PlanEvent['entries']['kind']>('individual');
  const [chosen, setChosen] = useState<OwnChoice | ''>('');
  const choices: readonly OwnChoice[] = template
    ? []
    : sport === 'ATH'
      ? athleticsMeasures
      : sport === 'other'
        ? ownChoices
        : [];
  const implied = chosen || ((sport === 'ATH' ? namedMeasure(name) : 'points') ?? '');
  const measure = choices.find((choice) => choice === implied) ?? '';
  const otherName = moreSports.find(({ code }) => code === sport)?.name;
  const nameOfSport = (): string =>
    isOffered(sport) ? t(`first-games.sport.${sport}`) : otherName ? inLanguage(otherName, language) : sport;

  const choose = (next: ChosenTemplate | null): void => {
    setTemplate(next);
    if (!next) return;
    setSport(next.code || 'other');
    setSportName(next.code === '' ? inLanguage(next.sport, language) : '');
    setPictogram(next.template.sport?.pictogram ?? '');
    setKind(next.template.kind);
    setChosen('');
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const athletics = athleticsMeasures.find((one) => one === (template?.template.rules.measure ?? measure));
    const names = template ? { names: template.sport } : {};
    const wanted: NewEvent = {
      name: name.trim(),
      gender,
      kind,
      sport:
        sport === 'other'
          ? { name: sportName.trim(), pictogram, ...names }
          : { code: sport, name: nameOfSport(), ...names },
      draw: newDraw(),
      ...(template && {
        rules: template.template.rules,
        template: template.template.draw,
        repechageOf: template.template.repechageOf,
      }),
      ...(sport === 'ATH' && athletics && { measure: athletics }),
      ...(measure !== '' && sport === 'other' && { rules: rulesOfChoice(measure) }),
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
        <TemplateField sports={sports} value={template} onChange={choose} />
        <Box sx={fieldGrid}>
          <TextField
            select
            label={t('first-games.sportLabel')}
            value={sport}
            onChange={({ target: { value } }) => {
              setSport(value);
              setTemplate(null);
              setChosen('');
              if (isOffered(value)) setKind(offeredSports[value].kind);
            }}
          >
            {(Object.keys(offeredSports) as OfferedSport[]).map((code) => (
              <MenuItem key={code} value={code}>
                {t(`first-games.sport.${code}`)}
              </MenuItem>
            ))}
            {moreSports.map(({ code, name: names }) => (
              <MenuItem key={code} value={code}>
                {inLanguage(names, language)}
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
          {sport === 'other' && <PictogramField sports={sports} value={pictogram} onChange={setPictogram} />}
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
              onChange={({ target }) => setChosen(target.value as OwnChoice)}
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
        {!template && sportMeasure(sport) && (
          <Typography color="text.secondary">{t(`first-games.decided.${sportMeasure(sport)!}`)}</Typography>
        )}
        <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('first-games.addEvent')}
        </Button>
      </CardContent>
    </Card>
  );
}
