import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { findStarters, isCheckInOpen, starterOfCode } from '@podium/games';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { sheetTitle } from './sheet-title.ts';
import { useSheet } from './use-sheet.ts';
import type { Entry } from './use-sheet.ts';

type Line = ResultSheet['lines'][number];

/** The call room of one contest: who of the start list has come. */
export function CheckInPage() {
  const { unit = '' } = useParams();
  const t = useText();
  const entry = useSheet(unit);
  const { sheet, failure, reload } = entry;
  if (!sheet)
    return (
      <Page title={t('results.checkIn.title')}>
        {failure ? <Failure error={failure} onRetry={reload} /> : <Loading />}
      </Page>
    );
  return (
    <Page
      title={t('results.checkIn.title')}
      about={
        <>
          <Typography color="text.secondary">
            <bdi>{[sheetTitle(sheet), sheet.venue?.name].filter(Boolean).join(' · ')}</bdi>
          </Typography>
          <Link component={RouterLink} to={`/results/${encodeURIComponent(unit)}`} sx={{ py: 0.25 }}>
            {t('results.checkIn.toSheet')}
          </Link>
        </>
      }
    >
      {isCheckInOpen(sheet.status) ? (
        <CheckIn sheet={sheet} entry={entry} />
      ) : (
        <Alert severity="info">{t('results.fault.isOver')}</Alert>
      )}
    </Page>
  );
}

function CheckIn({ sheet, entry }: { sheet: ResultSheet; entry: Entry }) {
  const t = useText();
  const [query, setQuery] = useState('');
  const [sentence, setSentence] = useState('');
  const lines = linesAfter(sheet, entry.unsaved);
  const check = (line: Line, isHere: boolean): void => {
    entry.enter({ do: 'here', competitor: line.competitor.id, isHere });
    setSentence(t(isHere ? 'results.checkIn.came' : 'results.checkIn.left', { name: isolate(line.competitor.name) }));
  };
  const found = findStarters(lines, query);
  const checkCode = (): void => {
    if (query.trim() === '') return;
    const line = starterOfCode(lines, query) ?? (found.length === 1 ? found[0] : undefined);
    if (!line) return setSentence(t('results.checkIn.unknown'));
    check(line, true);
    return setQuery('');
  };
  if (lines.length === 0) return <Alert severity="info">{t('results.noStarters')}</Alert>;
  return (
    <>
      <Typography variant="h2" component="p">
        {t('results.checkIn.open', { here: lines.filter(({ isHere }) => isHere).length, total: lines.length })}
      </Typography>
      {entry.fault !== undefined && <Failure error={entry.fault} onRetry={entry.retry} />}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          checkCode();
        }}
      >
        <TextField
          label={t('results.checkIn.search')}
          helperText={t('results.checkIn.searchHint')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          fullWidth
          slotProps={{ htmlInput: { type: 'search', dir: 'auto', autoComplete: 'off', enterKeyHint: 'done' } }}
        />
      </Box>
      <Typography component="output" color="text.secondary" sx={{ minHeight: 24 }}>
        {found.length === 0 ? t('results.checkIn.unknown') : sentence}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        }}
      >
        {found.map((line) => (
          <li key={line.competitor.id}>
            <Starter line={line} onCheck={check} />
          </li>
        ))}
      </Box>
    </>
  );
}

/** Starters who are known, with what is not saved yet. */
function linesAfter({ lines }: ResultSheet, unsaved: Entry['unsaved']): Line[] {
  const checks = new Map(unsaved.flatMap(({ step }) => (step.do === 'here' ? [[step.competitor, step.isHere]] : [])));
  return lines.flatMap((line) =>
    line.isOpen ? [] : { ...line, isHere: checks.get(line.competitor.id) ?? line.isHere },
  );
}

interface StarterProps {
  line: Line;
  onCheck: (line: Line, isHere: boolean) => void;
}

/** A button as wide as a phone. */
function Starter({ line, onCheck }: StarterProps) {
  const t = useText();
  const { competitor, organisation, bib, start, isHere } = line;
  const about = [start, bib && t('results.checkIn.number', { number: bib }), organisation?.name];
  return (
    <Button
      fullWidth
      variant={isHere ? 'contained' : 'outlined'}
      color={isHere ? 'success' : 'primary'}
      aria-pressed={isHere ?? false}
      onClick={() => onCheck(line, !isHere)}
      sx={{ minHeight: 64, justifyContent: 'space-between', textAlign: 'start', gap: 1 }}
    >
      <span>
        <bdi>{competitor.name}</bdi>
        <Typography variant="caption" component="span" sx={{ display: 'block' }}>
          <bdi>{about.filter(Boolean).join(' · ')}</bdi>
        </Typography>
      </span>
      <span>{t(isHere ? 'results.checkIn.here' : 'results.checkIn.missing')}</span>
    </Button>
  );
}
