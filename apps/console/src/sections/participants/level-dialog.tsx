import { Alert, Box, Link, MenuItem, TextField } from '@mui/material';
import type { DeskParticipant, MentionsAnswer } from '@podium/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { Failure } from '../../frame/failure.tsx';
import { notify } from '../../frame/notices.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';

const levels = ['full', 'basic', 'number'] as const;
type Level = (typeof levels)[number];

/** Decides how much of a participant is public, and lists the texts of organizers that a level does not change. */
export function LevelDialog({ participant, onClose }: { participant: DeskParticipant; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [level, setLevel] = useState<Level | 'folder'>(participant.decided?.level ?? participant.level);
  return (
    <DecisionDialog
      title={t('participants.changeTitle', { name: `\u2068${participant.name}\u2069` })}
      action={t('participants.change')}
      reason={{ label: t('frame.reason'), isRequired: true }}
      onConfirm={async (reason, sendOnce) => {
        const path = `/api/v1/desk/participants/${encodeURIComponent(participant.id)}/level`;
        await sendOnce({ level: level === 'folder' ? null : level, reason }, async (body) =>
          request(path, { method: 'PUT', body }),
        );
        notify(t('participants.changed'), { type: 'success' });
        await queries.invalidateQueries({ queryKey: ['participants'] });
      }}
      onClose={onClose}
    >
      <TextField
        select
        label={t('participants.level')}
        value={level}
        onChange={({ target }) => setLevel(target.value as Level | 'folder')}
      >
        {levels.map((level) => (
          <MenuItem key={level} value={level}>
            {t(`participants.levels.${level}`)}
          </MenuItem>
        ))}
        {participant.decided && <MenuItem value="folder">{t('participants.levels.folder')}</MenuItem>}
      </TextField>
      <Alert severity="info">{t('participants.hint')}</Alert>
      {level !== 'full' && <Mentions participant={participant} />}
    </DecisionDialog>
  );
}

/** Published items that may name the participant: an editor has to correct them. */
function Mentions({ participant: { id } }: { participant: DeskParticipant }) {
  const t = useText();
  const lang = useLanguage();
  const { kindName } = useKindTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['mentions', id, lang],
    queryFn: async () =>
      request<MentionsAnswer>(`/api/v1/desk/participants/${encodeURIComponent(id)}/mentions`, { query: { lang } }),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <Alert severity="warning">
      {t('participants.mentions', { count: data.total })}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {data.items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            {kindName(item.kind)}:{' '}
            <Link component={RouterLink} to={`/${item.kind}/${encodeURIComponent(item.id)}`} target="_blank">
              <bdi>{item.title}</bdi>
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
