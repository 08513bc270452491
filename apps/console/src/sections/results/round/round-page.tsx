/** All contests of a round on one page, one row each, such as the boards of a chess round. */
import { Box, Button, Link, Typography } from '@mui/material';
import type { ResultRound } from '@podium/contract';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { localTime } from '../../../fields/local-time.ts';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { Page } from '../../../frame/page.tsx';
import { gamesOffset } from '../../../language/games-store.ts';
import { useText } from '../../../language/text.ts';
import { NextRounds } from '../../../program/next-rounds.tsx';
import { panel } from '../../../look/panel.ts';
import { boardKind, hasDoubts } from './board.ts';
import { BoardRow } from './board-row.tsx';
import { OfficialDialog } from './official-dialog.tsx';
import { useRound } from './use-round.ts';
import type { RoundEntry } from './use-round.ts';

export function RoundPage() {
  const { unit = '' } = useParams();
  const t = useText();
  const entry = useRound(unit);
  const { round, failure, reload } = entry;
  if (!round)
    return (
      <Page title={t('results.title')}>{failure ? <Failure error={failure} onRetry={reload} /> : <Loading />}</Page>
    );
  return <Round round={round} entry={entry} />;
}

function Round({ round: { name, event, discipline, items }, entry }: { round: ResultRound; entry: RoundEntry }) {
  const t = useText();
  const [isConfirming, setIsConfirming] = useState(false);
  const ready = items.filter((item) => item.may.confirm && !hasDoubts(item));
  const start = items.find((item) => item.start !== null)?.start;
  const day = start && localTime(start, gamesOffset).slice(0, 10);
  const official = items.filter(({ status }) => status === 'OFFICIAL').length;
  const hasGames = items.some((item) => boardKind(item) === 'game');
  return (
    <Page
      title={[event?.name, name].filter(Boolean).join(' · ')}
      about={
        <>
          <Typography color="text.secondary">
            <bdi>{discipline?.name}</bdi>
            {' · '}
            <span aria-live="polite">{t('results.desk.official', { done: official, total: items.length })}</span>
          </Typography>
          {hasGames && <Typography color="text.secondary">{t('results.round.hint')}</Typography>}
          <Link component={RouterLink} to={day ? `/results?day=${day}` : '/results'} sx={{ py: 0.25 }}>
            {t('results.title')}
          </Link>
        </>
      }
      actions={
        <Button variant="contained" disabled={ready.length === 0} onClick={() => setIsConfirming(true)}>
          {t('results.round.confirm', { count: ready.length })}
        </Button>
      }
    >
      {event && official === items.length && <NextRounds events={[event.id]} seen={official} />}
      {items.length === 0 && (
        <Typography component="output" color="text.secondary">
          {t('program.none')}
        </Typography>
      )}
      <Box component="ol" aria-label={name} sx={{ ...panel, listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <BoardRow key={item.unit.id} sheet={item} entry={entry} />
        ))}
      </Box>
      {isConfirming && <OfficialDialog sheets={items} entry={entry} onClose={() => setIsConfirming(false)} />}
    </Page>
  );
}
