import { Box, Chip } from '@mui/material';
import type { DeskListEntry, DeskItemAnswer } from '@podium/contract';
import { useText } from '../../language/text.ts';

type State = DeskListEntry['state'];
type DraftState = NonNullable<DeskListEntry['draftState']>;

const colors = { new: 'default', published: 'success', changed: 'info', review: 'warning', scheduled: 'info' } as const;

export function StateChips({ state, draftState }: { state: State; draftState: DraftState | null }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" variant="outlined" color={colors[state]} label={t(`drafts.state.${state}`)} />
      {draftState !== null && draftState !== 'draft' && (
        <Chip size="small" variant="outlined" color={colors[draftState]} label={t(`drafts.state.${draftState}`)} />
      )}
    </Box>
  );
}

export const itemState = ({ published, draft }: DeskItemAnswer): State => {
  if (!published) return 'new';
  return draft ? 'changed' : 'published';
};
