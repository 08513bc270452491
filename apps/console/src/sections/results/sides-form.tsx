import { isolate } from '@podium/i18n';
import { halfPoints } from '@podium/games';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import type { FormProps } from './use-sheet.ts';
import { entryState } from './sheet-state.ts';
import { WinnerField } from './winner-field.tsx';

const sides = ['home', 'away'] as const;
/** Two sides: buttons for actions, and the score of each period. */
export function SidesForm({ sheet, isOpen, enter, round }: FormProps) {
  const t = useText();
  const isOn = isOpen && entryState(sheet.status) === 'on';
  return (
    <>
      {isOn && sheet.periods.length > 0 && (
        <TextField
          select
          label={t('results.part')}
          value={sheet.period ?? ''}
          onChange={({ target }) => enter({ do: 'period', period: target.value })}
          sx={{ maxWidth: 320 }}
        >
          {sheet.periods.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {sides.map((side) => (
          <SidePart key={side} side={side} sheet={sheet} isOpen={isOn} enter={enter} round={round} />
        ))}
      </Box>
      {sheet.periods.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h2" component="h2">
            {t('results.parts')}
          </Typography>
          {sheet.periods.map((period) => (
            <PeriodForm
              key={`${period.code}-${JSON.stringify([period.score, period.decider])}-${round}`}
              period={period}
              sideName={(side) => sheet.lines.find((line) => line.side === side)?.competitor.name}
              hasHalves={sheet.buttons.some(({ points }) => points === 0.5)}
              isOpen={isOn}
              enter={enter}
            />
          ))}
        </Box>
      )}
      {isOn && <WinnerField sheet={sheet} enter={enter} />}
    </>
  );
}

function SidePart({ side, sheet, isOpen, enter }: FormProps & { side: (typeof sides)[number] }) {
  const t = useText();
  const [person, setPerson] = useState('');
  const line = sheet.lines.find((line) => line.side === side);
  const name = line?.competitor.name ?? '–';
  const part = sheet.periods.find(({ code }) => code === sheet.period);
  return (
    <Box component="section" sx={{ ...panel, p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h2" component="h2">
        <bdi>{name}</bdi>
      </Typography>
      <Typography aria-live="polite" sx={{ fontSize: 40, fontWeight: 700, lineHeight: 1.1 }}>
        {halfPoints(sheet.score?.[side] ?? 0)}
      </Typography>
      {isOpen && sheet.hasPartScore && part && (
        <Typography aria-live="polite" color="text.secondary">
          {part.name}: <strong>{halfPoints(part.score?.[side] ?? 0)}</strong>
          {part.innerScore && ` · ${part.innerScore[side]}`}
        </Typography>
      )}
      {isOpen && line && line.people.length > 0 && (
        <TextField
          select
          label={t('results.person')}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('results.nobody')}</MenuItem>
          {line.people.map((person) => (
            <MenuItem key={person.id} value={person.id}>
              <bdi>{[person.bib, person.name].filter(Boolean).join(' ')}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
      {isOpen &&
        sheet.buttons.map(({ action, name: label, points }) => (
          <Button
            key={`${action}-${points}`}
            variant="outlined"
            size="large"
            aria-label={t('results.deedOf', { deed: isolate(label), name: isolate(name) })}
            onClick={() => {
              enter({
                do: 'score',
                side,
                points,
                ...(action !== null && { action }),
                ...(person !== '' && { person }),
              });
              setPerson('');
            }}
          >
            {label}
          </Button>
        ))}
    </Box>
  );
}

/** Half points as people write them: `0,5` or `0.5`. */
const typedPoints = (text: string): number => Number(text.replace(',', '.'));

interface PeriodFormProps extends Pick<FormProps, 'isOpen' | 'enter'> {
  period: FormProps['sheet']['periods'][number];
  sideName: (side: (typeof sides)[number]) => string | undefined;
  /** Half points can be scored, as in chess. */
  hasHalves: boolean;
}

/** Enter saves the score of a period, and so does leaving its fields. */
function PeriodForm({ period: { code, name, score, decider }, sideName, hasHalves, isOpen, enter }: PeriodFormProps) {
  const t = useText();
  const textsOf = (of: typeof score | undefined) => ({ home: String(of?.home ?? ''), away: String(of?.away ?? '') });
  const [scoreText, setScoreText] = useState(textsOf(score));
  const [deciderText, setDeciderText] = useState(textsOf(decider));
  const form = hasHalves ? /^\d{1,2}(?:[.,]5)?$/u : /^\d{1,4}$/u;
  const isWhole = sides.every((side) => form.test(scoreText[side]));
  const isScoreChanged = sides.some((side) => scoreText[side] !== textsOf(score)[side]);
  // The points belong to the score beside which they were typed.
  const hasDecider = decider !== undefined && !isScoreChanged;
  const isDecided = hasDecider && sides.every((side) => form.test(deciderText[side]));
  const isChanged = isScoreChanged || (isDecided && sides.some((side) => deciderText[side] !== textsOf(decider)[side]));
  const sent = useRef('');
  // Leaving the fields saves them, too, so that a contest is not ended without a score that is on the screen.
  const save = (): void => {
    const text = JSON.stringify([scoreText, deciderText]);
    if (!isOpen || !isWhole || !isChanged || sent.current === text) return;
    sent.current = text;
    enter({
      do: 'period-score',
      period: code,
      home: typedPoints(scoreText.home),
      away: typedPoints(scoreText.away),
      ...(isDecided && { decider: { home: Number(deciderText.home), away: Number(deciderText.away) } }),
    });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save();
      }}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: `minmax(0, 1fr) repeat(2, minmax(72px, 1fr))${isOpen ? ' auto' : ''}`,
        alignItems: 'center',
        maxWidth: 560,
      }}
    >
      <Typography>{name}</Typography>
      {sides.map((side) => (
        <TextField
          key={side}
          size="small"
          disabled={!isOpen}
          label={<bdi>{sideName(side) || t(`results.${side}`)}</bdi>}
          value={scoreText[side]}
          onChange={({ target }) => setScoreText({ ...scoreText, [side]: target.value.trim() })}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 4 } }}
        />
      ))}
      {isOpen && (
        <Button type="submit" disabled={!isWhole || !isChanged}>
          {t('results.save')}
        </Button>
      )}
      {hasDecider && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ gridColumn: 1 }}>
            {t('results.decider')}
          </Typography>
          {sides.map((side) => (
            <TextField
              key={side}
              size="small"
              disabled={!isOpen}
              label={<bdi>{sideName(side) || t(`results.${side}`)}</bdi>}
              value={deciderText[side]}
              onChange={({ target }) => setDeciderText({ ...deciderText, [side]: target.value.trim() })}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  dir: 'ltr',
                  maxLength: 3,
                  'aria-label': [name, t('results.decider'), sideName(side) || t(`results.${side}`)].join(', '),
                },
              }}
            />
          ))}
        </>
      )}
    </Box>
  );
}
