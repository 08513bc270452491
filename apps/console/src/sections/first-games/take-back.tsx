import { Alert, Button } from '@mui/material';
import type { PlanPreview } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { Failure } from '../../frame/failure.tsx';
import { notify } from '../../frame/notices.ts';
import { useText } from '../../language/text.ts';
import { usePlan } from './plan-context.ts';
import { PublishPreview } from './publish-preview.tsx';

/** Undoes the last publication, after showing the contests that return and those that disappear. */
export function TakeBack() {
  const t = useText();
  const { state, takeBack } = usePlan();
  const [search, setSearch] = useSearchParams();
  const [isChosen, setIsChosen] = useState(false);
  const isAsking = isChosen || search.get('act') === 'take-back';
  const close = (): void => {
    setIsChosen(false);
    if (!search.has('act')) return;
    const next = new URLSearchParams(search);
    next.delete('act');
    setSearch(next, { replace: true });
  };
  const { canTakeBack, version } = state.answer;
  const { data: preview, error } = useQuery({
    queryKey: ['first-games', 'take-back', version],
    queryFn: async () => request<PlanPreview>('/api/v1/desk/first-games/take-back'),
    enabled: isAsking && canTakeBack,
    gcTime: 0,
    retry: false,
  });
  if (!canTakeBack)
    return isAsking ? (
      <Alert severity="info" onClose={close}>
        {t('first-games.takeBack.nothing')}
      </Alert>
    ) : null;
  const isRefused = preview?.events.some(({ kind }) => kind === 'refused') ?? false;
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsChosen(true)}>
        {t('first-games.takeBack.action')}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={t('first-games.takeBack.title')}
          text={t(isRefused ? 'first-games.takeBack.refused' : 'first-games.takeBack.text')}
          action={t('first-games.takeBack.action')}
          isReady={preview !== undefined && !isRefused}
          onConfirm={async () => {
            await takeBack();
            notify(t('first-games.takeBack.done'), { type: 'success' });
          }}
          onClose={close}
        >
          {error && <Failure error={error} />}
          {preview && <PublishPreview preview={preview} />}
        </DecisionDialog>
      )}
    </>
  );
}
