import { Box, Button, Typography } from '@mui/material';
import type { DeskParticipant, DeskParticipantsAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { LevelDialog } from './level-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

/** Fewer letters would match half of the participants. */
const minLetters = 2;

/** Decides the publication level of a participant, for families who ask for privacy, and the spelling of the name. */
export function ParticipantsPage() {
  const t = useText();
  const address = useListAddress();
  const [selectedParticipant, setSelectedParticipant] = useState<DeskParticipant>();
  const [renamed, setRenamed] = useState<DeskParticipant>();
  // Erasure requests link to a participant by this parameter, which accepts names too.
  const q = address.read('id');
  const isSearching = q.length >= minLetters;
  const participants = useQuery({
    queryKey: ['participants', q],
    queryFn: async ({ signal }) =>
      request<DeskParticipantsAnswer>('/api/v1/desk/participants', { query: { q }, signal }),
    enabled: isSearching,
    retry: false,
  });
  return (
    <ListPage
      title={t('participants.title')}
      about={t('participants.about')}
      filters={[{ name: 'id', type: 'search', label: t('participants.search') }]}
      address={address}
      list={isSearching ? loadedList(participants) : undefined}
      none={t('participants.none')}
      itemKey={({ id }) => id}
      columns={[
        {
          name: 'name',
          label: t('participants.name'),
          cell: (participant) => (
            <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
              <bdi>{participant.name}</bdi>
              {participant.corrected && <Correction corrected={participant.corrected} />}
              <Button size="small" sx={{ ml: -0.625, whiteSpace: 'nowrap' }} onClick={() => setRenamed(participant)}>
                {t('participants.rename.action')}
              </Button>
            </Box>
          ),
        },
        {
          name: 'delegation',
          label: t('participants.delegation'),
          cell: ({ organisation, discipline }) => <bdi>{[organisation, discipline].filter(Boolean).join(' · ')}</bdi>,
        },
        { name: 'level', label: t('participants.level'), cell: ({ level }) => t(`participants.levels.${level}`) },
        {
          name: 'decision',
          label: t('participants.decision'),
          cell: (participant) => (
            <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
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
            </Box>
          ),
        },
      ]}
    >
      {renamed && <NameDialog participant={renamed} onClose={() => setRenamed(undefined)} />}
      {selectedParticipant && (
        <LevelDialog participant={selectedParticipant} onClose={() => setSelectedParticipant(undefined)} />
      )}
    </ListPage>
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
