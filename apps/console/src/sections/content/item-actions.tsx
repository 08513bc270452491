import { Alert, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { Kind } from '@podium/content';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequestError } from '../../api/request.ts';
import { toInstant } from '../../fields/local-time.ts';
import { notify } from '../../frame/notices.ts';
import { useNoticedSending } from '../../frame/use-noticed-sending.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useGamesTimeHint } from '../../language/games-time.ts';
import { useText } from '../../language/text.ts';
import type { DraftKeeper, DraftState } from '../../drafts/draft-keeper.ts';
import { useUser } from '../../session/session-store.ts';
import { hasChange, mayCreate, mayPublish } from './may-publish.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** Dialogs that an address asks for. */
const askedDialogs = ['withdraw', 'versions'] as const;

type OpenDialog = 'publish' | 'withdraw' | 'discard' | 'versions' | 'preview';

interface ItemActionsProps {
  kind: Kind;
  keeper: DraftKeeper;
  state: DraftState;
  onPublish: () => void;
}

export function ItemActions({ kind, keeper, state, onPublish }: ItemActionsProps) {
  const t = useText();
  const queries = useQueryClient();
  const grants = useUser()?.grants ?? [];
  const [search, setSearch] = useSearchParams();
  const [chosen, setOpen] = useState<OpenDialog>();
  const { isSending, send } = useNoticedSending();
  const { item, data } = state;
  const { draft, published } = item;
  const mayWithdraw = published !== null && mayCreate(grants, kind.name);
  const asked = askedDialogs.find((one) => one === search.get('act') && (one === 'versions' || mayWithdraw));
  const open = chosen ?? asked;
  const close = (): void => {
    setOpen(undefined);
    if (search.has('act')) setSearch({}, { replace: true });
  };
  const openPublish = (): void => {
    onPublish();
    setOpen('publish');
  };
  const notifyDone = (message: string, undo?: string): void => {
    notify(message, { type: 'success', undo });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'item' });
  };
  const review = async (): Promise<void> => {
    await keeper.sendToReview();
    notifyDone(t('content.reviewDone'));
  };
  return (
    <>
      {(draft ?? published) && (
        <Button variant="outlined" disabled={state.saving !== 'saved'} onClick={() => setOpen('preview')}>
          {t('drafts.preview.open')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen('versions')}>
        {t('content.versions.open')}
      </Button>
      {draft && (
        <Button variant="outlined" color="error" onClick={() => setOpen('discard')}>
          {t('content.discard')}
        </Button>
      )}
      {mayWithdraw && (
        <Button variant="outlined" color="error" onClick={() => setOpen('withdraw')}>
          {t('content.withdraw')}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={isSending || !hasChange(state) || draft?.state === 'review'}
        onClick={() => void send(review)}
      >
        {t('content.review')}
      </Button>
      <Button variant="contained" disabled={!mayPublish(state)} onClick={openPublish}>
        {t('drafts.publish')}
      </Button>
      {open === 'publish' && (
        <PublishDialog
          keeper={keeper}
          faults={draft?.faults.length ?? 0}
          onDone={(isLater) =>
            isLater
              ? notifyDone(t('content.scheduleDone'))
              : notifyDone(
                  t('content.publishDone'),
                  `/${kind.name}/${encodeURIComponent(item.id)}?act=${published ? 'versions' : 'withdraw'}`,
                )
          }
          onClose={close}
        />
      )}
      {open === 'withdraw' && (
        <DecisionDialog
          title={t('content.withdrawTitle')}
          text={t('content.withdrawText')}
          action={t('content.withdraw')}
          color="error"
          reason={{ label: t('frame.reason'), isRequired: true }}
          onConfirm={async (reason) => {
            await keeper.withdraw(reason ?? '');
            notifyDone(t('content.withdrawDone'));
          }}
          onClose={close}
        />
      )}
      {open === 'discard' && (
        <DecisionDialog
          title={t('content.discardTitle')}
          text={published ? t('content.discardText') : t('drafts.discardNewText')}
          action={t('content.discard')}
          color="error"
          onConfirm={async () => {
            await keeper.discard();
            notifyDone(t('content.discardDone'));
          }}
          onClose={close}
        />
      )}
      {open === 'preview' && <PreviewDialog kind={kind.name} id={item.id} onClose={close} />}
      {open === 'versions' && (
        <VersionsDialog
          kind={kind}
          id={item.id}
          data={data}
          onUse={(version) => {
            keeper.replace(version);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Another user has to publish it, which the dialog explains. */
const isReviewFault = (error: unknown): boolean =>
  error instanceof RequestError && error.fields.some(({ field }) => field === 'review');

interface PublishDialogProps {
  keeper: DraftKeeper;
  /** Number of errors in the draft when it was last saved. */
  faults: number;
  onDone: (isLater: boolean) => void;
  onClose: () => void;
}

/** Publishes immediately or at a given time. */
function PublishDialog({ keeper, faults, onDone, onClose }: PublishDialogProps) {
  const t = useText();
  const zone = useGamesTimeHint();
  const [timing, setTiming] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const [isSecondNeeded, setIsSecondNeeded] = useState(false);
  const [isPast, setIsPast] = useState(false);
  const publish = async (reason: string | undefined): Promise<void> => {
    const publishAt = timing === 'later' ? toInstant(local, gamesOffset) : undefined;
    setIsSecondNeeded(false);
    setIsPast(false);
    try {
      await keeper.publish({ ...(publishAt && { publishAt }), ...(reason !== undefined && { reason }) });
    } catch (error) {
      // The merge dialog opens instead.
      if (keeper.state().conflict) return;
      if (isReviewFault(error)) setIsSecondNeeded(true);
      if (error instanceof RequestError && error.fields.some(({ field }) => field === 'publishAt')) setIsPast(true);
      // The errors are listed next to the form.
      if (error instanceof RequestError && error.code === 'unprocessable') await keeper.reload();
      throw error;
    }
    onDone(timing === 'later');
  };
  return (
    <DecisionDialog
      title={t('content.publishTitle')}
      text={t('content.publishText')}
      action={timing === 'now' ? t('drafts.publish') : t('content.schedule')}
      reason={{ label: t('frame.reasonOptional'), isRequired: false }}
      onConfirm={publish}
      isExplained={isReviewFault}
      onClose={onClose}
    >
      {faults > 0 && <Alert severity="warning">{t('content.faultsKeep', { count: faults })}</Alert>}
      {isSecondNeeded && <Alert severity="warning">{t('content.needsReview')}</Alert>}
      <RadioGroup
        aria-label={t('content.when')}
        value={timing}
        onChange={(_, value) => setTiming(value as 'now' | 'later')}
      >
        <FormControlLabel value="now" control={<Radio />} label={t('content.now')} />
        <FormControlLabel value="later" control={<Radio />} label={t('content.later')} />
      </RadioGroup>
      {timing === 'later' && (
        <TextField
          type="datetime-local"
          label={t('content.publishTime')}
          error={isPast}
          helperText={isPast ? t('content.pastTime') : zone}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
      )}
    </DecisionDialog>
  );
}
