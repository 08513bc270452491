import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { halfPoints } from '@podium/games';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFailureText } from '../../../frame/failure.tsx';
import { useText } from '../../../language/text.ts';
import { useUnitTexts } from '../../../program/use-unit-texts.ts';
import { Doubts } from '../sheet-notes.tsx';
import { endingNotes, entryState } from '../sheet-state.ts';
import { boardKind, boardOutcome, hasDoubts, outcomes, outcomeScores, scoreSteps, undoSteps } from './board.ts';
import type { RoundEntry } from './use-round.ts';

interface BoardProps {
  sheet: ResultSheet;
  entry: RoundEntry;
}

/** One contest of the round: its number, how it ended, and what can still be done with it. */
export function BoardRow({ sheet, entry }: BoardProps) {
  const t = useText();
  const { statusName } = useUnitTexts();
  const failureText = useFailureText();
  const { unit, status, may, ending } = sheet;
  const state = entryState(status);
  const kind = boardKind(sheet);
  const pending = entry.entries.get(unit.id);
  const isOpen = may.enter && state !== 'official';
  const undo = state === 'official' ? undefined : undoSteps(sheet);
  const title = sheet.lines.map(({ competitor }) => isolate(competitor.name)).join(' – ') || unit.name;
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        px: 2,
        py: 1.25,
        display: 'grid',
        gap: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Link component={RouterLink} to={`/results/${encodeURIComponent(unit.id)}`} variant="body2" sx={{ py: 0.5 }}>
          <bdi>{unit.name}</bdi>
        </Link>
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {pending && pending.error === undefined ? t('results.saving') : statusName(status)}
          {endingNotes(sheet).map(({ how, name }) => ` · ${t(`results.end.${how}`, { name: isolate(name) })}`)}
        </Typography>
        {undo && (
          <Button
            size="small"
            disabled={pending !== undefined}
            aria-label={t('results.undoOf', { name: title })}
            onClick={() => entry.enter(sheet, undo)}
          >
            {t('results.undo')}
          </Button>
        )}
      </Box>
      {kind === 'game' && <GameButtons sheet={sheet} entry={entry} isOpen={isOpen} />}
      {kind === 'score' && ending === null && (
        <ScoreFields
          key={JSON.stringify([sheet.score, isOpen])}
          sheet={sheet}
          entry={entry}
          isOpen={isOpen && pending === undefined}
        />
      )}
      {(kind === 'own' || (kind === 'score' && ending !== null)) && <Names sheet={sheet} />}
      {pending?.error !== undefined && (
        <Alert
          severity="error"
          action={
            <>
              <Button color="inherit" onClick={() => entry.enter(sheet, pending.steps)}>
                {t('frame.retry')}
              </Button>
              <Button color="inherit" onClick={() => entry.discard(unit.id)}>
                {t('results.discard')}
              </Button>
            </>
          }
        >
          {failureText(pending.error)}
        </Alert>
      )}
      {state === 'toConfirm' && hasDoubts(sheet) && (
        <Doubts doubts={sheet.doubts.filter(({ code }) => code !== 'tie')} />
      )}
      {state === 'toConfirm' && sheet.confirmFault && (
        <Typography variant="body2" color="text.secondary">
          {t(`results.confirmFault.${sheet.confirmFault}`)}
        </Typography>
      )}
    </Box>
  );
}

/** The two who meet, with their scores. */
function Names({ sheet: { lines, score } }: Pick<BoardProps, 'sheet'>) {
  return (
    <Typography component="p">
      {lines.map(({ competitor, side, mark }) => (
        <Box key={competitor.id} component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <bdi>{competitor.name}</bdi>
          <strong>{score && side ? halfPoints(score[side]) : mark}</strong>
        </Box>
      ))}
    </Typography>
  );
}

interface OpenBoardProps extends BoardProps {
  isOpen: boolean;
}

/** Three large buttons: the first side has won, a draw, the second side has won. */
function GameButtons({ sheet, entry, isOpen }: OpenBoardProps) {
  const t = useText();
  const outcome = boardOutcome(sheet);
  const isBusy = entry.entries.has(sheet.unit.id);
  const name = (side: 'home' | 'away'): string =>
    sheet.lines.find((line) => line.side === side)?.competitor.name ?? '–';
  return (
    <Box
      component="fieldset"
      aria-label={t('results.round.of', { first: isolate(name('home')), second: isolate(name('away')) })}
      sx={{
        border: 0,
        p: 0,
        m: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(72px, auto) minmax(0, 1fr)',
      }}
    >
      {outcomes.map((choice) => {
        const { home, away } = outcomeScores[choice];
        const label =
          choice === 'draw' ? t('results.round.draw') : t('results.round.wins', { name: isolate(name(choice)) });
        return (
          <Button
            key={choice}
            variant={outcome === choice ? 'contained' : 'outlined'}
            aria-pressed={outcome === choice}
            aria-label={label}
            // A result that cannot be changed here stays readable.
            aria-disabled={!isOpen || isBusy}
            onClick={() => {
              if (isOpen && !isBusy && outcome !== choice) entry.enter(sheet, scoreSteps(sheet, { home, away }));
            }}
            sx={{
              minHeight: 56,
              flexDirection: 'column',
              lineHeight: 1.25,
              textAlign: 'center',
              overflowWrap: 'anywhere',
              ...((!isOpen || isBusy) && { cursor: 'default' }),
              ...(!isOpen && outcome !== choice && { color: 'text.primary', borderColor: 'divider' }),
            }}
          >
            <span>{choice === 'draw' ? t('results.round.draw') : <bdi>{name(choice)}</bdi>}</span>
            <Typography component="span" variant="caption" dir="ltr" sx={{ fontWeight: 700 }}>
              {halfPoints(home)}–{halfPoints(away)}
            </Typography>
          </Button>
        );
      })}
    </Box>
  );
}

/** The score of a contest of one part: Enter, the button, or leaving the row saves it. */
function ScoreFields({ sheet, entry, isOpen }: OpenBoardProps) {
  const t = useText();
  const isEntered = boardOutcome(sheet) !== undefined;
  const stored = { home: String(sheet.score?.home ?? ''), away: String(sheet.score?.away ?? '') };
  const [texts, setTexts] = useState(stored);
  const isWhole = /^\d{1,4}$/u.test(texts.home) && /^\d{1,4}$/u.test(texts.away);
  const isChanged = !isEntered || texts.home !== stored.home || texts.away !== stored.away;
  if (!isOpen) return <Names sheet={sheet} />;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && isChanged)
          entry.enter(sheet, scoreSteps(sheet, { home: Number(texts.home), away: Number(texts.away) }));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}
    >
      {(['home', 'away'] as const).map((side) => {
        const name = sheet.lines.find((line) => line.side === side)?.competitor.name ?? '–';
        return (
          <Box key={side} component="label" sx={{ flex: '1 1 120px', minWidth: 0, display: 'grid', gap: 0.25 }}>
            <Typography component="span" variant="body2">
              <bdi>{name}</bdi>
            </Typography>
            <TextField
              size="small"
              value={texts[side]}
              onChange={({ target }) => setTexts({ ...texts, [side]: target.value.trim() })}
              slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 4 } }}
            />
          </Box>
        );
      })}
      <Button type="submit" variant="outlined" disabled={!isWhole || !isChanged} sx={{ minHeight: 40 }}>
        {t('results.finish')}
      </Button>
    </Box>
  );
}
