import { isolate } from '@podium/i18n';
import { Box, Button, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { countDrawnRounds } from '@podium/games';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../language/text.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { askedAct } from './asked-act.ts';
import { ActDialog } from './act-dialog.tsx';
import type { ActKind } from './act-form.ts';

/** Changes of a published event that are public at once. */
export function EventActs({ event }: { event: PlanEvent }) {
  const t = useText();
  const { plan, state } = usePlan();
  const { publicEvents, draws } = state.answer;
  const [search, setSearch] = useSearchParams();
  const [chosenKind, setKind] = useState<ActKind>();
  const published = publicEvents.find(({ id }) => id === event.id);
  const draw = draws[event.id];
  if (!published || !draw || draw.contests.length === 0) return null;
  const { template } = published;
  const round = template.kind === 'swiss' ? countDrawnRounds(draw) + 1 : undefined;
  const hasRound = round !== undefined && template.kind === 'swiss' && round <= template.rounds;
  const askedKind = askedAct(search, event);
  // A round that has been drawn since is not asked for again.
  const kind = chosenKind ?? (askedKind === 'drawRound' && !hasRound ? undefined : askedKind);
  const actTitle = (act: string): string => t('acts.titleOf', { act, event: isolate(typedName(plan, event.name)) });
  const close = (): void => {
    setKind(undefined);
    if (!search.has('act')) return;
    // A reload must not ask again.
    const next = new URLSearchParams(search);
    next.delete('act');
    setSearch(next, { replace: true });
  };
  const kinds: ActKind[] = ['enter', 'withdraw', 'replace', 'exchange'];
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" component="h4" sx={{ fontSize: '0.9375rem', fontWeight: 700 }}>
        {t('acts.title')}
      </Typography>
      <Typography color="text.secondary">{t('acts.about')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map((one) => (
          <Button key={one} variant="outlined" aria-label={actTitle(t(`acts.${one}`))} onClick={() => setKind(one)}>
            {t(`acts.${one}`)}
          </Button>
        ))}
        {hasRound && (
          <Button
            variant="contained"
            aria-label={actTitle(t('acts.drawRound', { round }))}
            onClick={() => setKind('drawRound')}
          >
            {t('acts.drawRound', { round })}
          </Button>
        )}
      </Box>
      {kind && <ActDialog kind={kind} event={published} round={round ?? 0} onClose={close} />}
    </Box>
  );
}
