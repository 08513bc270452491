import { Box, Button, TextField, Typography } from '@mui/material';
import type { DeskParticipant, DeskParticipantsAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { LevelDialog } from './level-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

/** Fewer letters would match half of the participants. */
const minLetters = 2;

/** How much of a participant is public, for families that ask to be left out, and the spelling of the name. */
export function ParticipantsPage() {
  const t = useText();
  const [params] = useSearchParams();
  const [searchText, setSearchText] = useState(params.get('id') ?? '');
  const [selectedParticipant, setSelectedParticipant] = useState<DeskParticipant>();
  const [renamed, setRenamed] = useState<DeskParticipant>();
  const q = searchText.trim();
  const isSearching = q.length >= minLetters;
  const { data, error, refetch } = useQuery({
    queryKey: ['participants', q],
    queryFn: async ({ signal }) =>
      request<DeskParticipantsAnswer>('/api/v1/desk/participants', { query: { q }, signal }),
    enabled: isSearching,
    retry: false,
  });
  return (
    <Page
      title={t('participants.title')}
      about={<Typography color="text.secondary">{t('participants.about')}</Typography>}
    >
      <TextField
        type="search"
        label={t('participants.search')}
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
        sx={{ maxWidth: 480 }}
      />
      {isSearching && error && <Failure error={error} onRetry={() => void refetch()} />}
      {isSearching && !data && !error && <Loading />}
      {isSearching && data?.items.length === 0 && <Typography>{t('participants.none')}</Typography>}
      {isSearching && data && data.items.length > 0 && (
        <DataTable
          label={t('participants.title')}
          columns={[
            t('participants.name'),
            t('participants.delegation'),
            t('participants.level'),
            t('participants.decision'),
          ]}
          rows={data.items.map((participant) => ({
            key: participant.id,
            cells: [
              <Box key="name" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <bdi>{participant.name}</bdi>
                {participant.corrected && <Correction corrected={participant.corrected} />}
                <Button size="small" sx={{ ml: -0.625, whiteSpace: 'nowrap' }} onClick={() => setRenamed(participant)}>
                  {t('participants.rename.action')}
                </Button>
              </Box>,
              <bdi key="delegation">
                {[participant.organisation, participant.discipline].filter(Boolean).join(' · ')}
              </bdi>,
              t(`participants.levels.${participant.level}`),
              <Box key="decision" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                {participant.decided && (
                  <Typography variant="caption">
                    {t('frame.decidedBy', {
                      name: `\u2068${participant.decided.by?.username ?? t('frame.nobody')}\u2069`,
                      reason: `\u2068${participant.decided.reason ?? ''}\u2069`,
                    })}
                  </Typography>
                )}
                <Button size="small" onClick={() => setSelectedParticipant(participant)}>
                  {t('participants.change')}
                </Button>
              </Box>,
            ],
          }))}
        />
      )}
      {renamed && <NameDialog participant={renamed} onClose={() => setRenamed(undefined)} />}
      {selectedParticipant && (
        <LevelDialog participant={selectedParticipant} onClose={() => setSelectedParticipant(undefined)} />
      )}
    </Page>
  );
}

/** Author and reason of a correction, or a note that the source has sent another name since. */
function Correction({ corrected }: { corrected: NonNullable<DeskParticipant['corrected']> }) {
  const t = useText();
  const { familyName, givenName, isShown, by, reason } = corrected;
  const feedName = [familyName, givenName].filter(Boolean).join(' ');
  return (
    <Typography variant="caption">
      {isShown
        ? t('frame.decidedBy', {
            name: `\u2068${by?.username ?? t('frame.nobody')}\u2069`,
            reason: `\u2068${reason ?? ''}\u2069`,
          })
        : t('participants.rename.overtaken', { said: `\u2068${feedName}\u2069` })}
    </Typography>
  );
}
