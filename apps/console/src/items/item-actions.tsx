import { Alert, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { Kind } from '@podium/content';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError } from '../api/request.ts';
import { toInstant } from '../fields/local-time.ts';
import { notify } from '../frame/notices.ts';
import { gamesFacts, gamesOffset } from '../language/games-store.ts';
import { useText } from '../language/text.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

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
  const [open, setOpen] = useState<OpenDialog>();
  const { item, data } = state;
  const { draft, published } = item;
  const hasChange = draft !== null || state.saving !== 'saved';
  const hasFaults = (draft?.faults.length ?? 0) > 0;
  const close = (): void => setOpen(undefined);
  const openPublish = (): void => {
    onPublish();
    setOpen('publish');
  };
  const notifyDone = (message: string): void => {
    notify(message, { type: 'success' });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'item' });
  };
  const review = async (): Promise<void> => {
    try {
      await keeper.sendToReview();
      notifyDone(t('items.reviewDone'));
    } catch (error) {
      notify(error instanceof RequestError ? t(`frame.errors.${error.code}`) : t('frame.errors.unexpected'), {
        type: 'error',
      });
    }
  };
  return (
    <>
      {(draft ?? published) && (
        <Button variant="outlined" disabled={state.saving !== 'saved'} onClick={() => setOpen('preview')}>
          {t('items.preview.open')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setOpen('versions')}>
        {t('items.versions.open')}
      </Button>
      {draft && (
        <Button variant="outlined" color="error" onClick={() => setOpen('discard')}>
          {t('items.discard')}
        </Button>
      )}
      {published && (
        <Button variant="outlined" color="error" onClick={() => setOpen('withdraw')}>
          {t('items.withdraw')}
        </Button>
      )}
      <Button variant="outlined" disabled={!hasChange || draft?.state === 'review'} onClick={() => void review()}>
        {t('items.review')}
      </Button>
      <Button
        variant="contained"
        disabled={!hasChange || (state.saving === 'saved' && (item.needsReview || hasFaults))}
        onClick={openPublish}
      >
        {t('items.publish')}
      </Button>
      {open === 'publish' && (
        <PublishDialog
          keeper={keeper}
          faults={draft?.faults.length ?? 0}
          onDone={(isLater) => notifyDone(isLater ? t('items.scheduleDone') : t('items.publishDone'))}
          onClose={close}
        />
      )}
      {open === 'withdraw' && (
        <ReasonDialog
          title={t('items.withdrawTitle')}
          text={t('items.withdrawText')}
          action={t('items.withdraw')}
          color="error"
          reason={{ label: t('items.reason'), isRequired: true }}
          onConfirm={async (reason) => {
            await keeper.withdraw(reason ?? '');
            notifyDone(t('items.withdrawDone'));
          }}
          onClose={close}
        />
      )}
      {open === 'discard' && (
        <ReasonDialog
          title={t('items.discardTitle')}
          text={published ? t('items.discardText') : t('items.discardNewText')}
          action={t('items.discard')}
          color="error"
          onConfirm={async () => {
            await keeper.discard();
            notifyDone(t('items.discardDone'));
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

/** Somebody else has to publish it, which the dialog says itself. */
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
    <ReasonDialog
      title={t('items.publishTitle')}
      text={t('items.publishText')}
      action={timing === 'now' ? t('items.publish') : t('items.schedule')}
      reason={{ label: t('items.reasonOptional'), isRequired: false }}
      onConfirm={publish}
      isSilent={isReviewFault}
      onClose={onClose}
    >
      {faults > 0 && <Alert severity="warning">{t('items.faultsKeep', { count: faults })}</Alert>}
      {isSecondNeeded && <Alert severity="warning">{t('items.needsReview')}</Alert>}
      <RadioGroup
        aria-label={t('items.when')}
        value={timing}
        onChange={(_, value) => setTiming(value as 'now' | 'later')}
      >
        <FormControlLabel value="now" control={<Radio />} label={t('items.now')} />
        <FormControlLabel value="later" control={<Radio />} label={t('items.later')} />
      </RadioGroup>
      {timing === 'later' && (
        <TextField
          type="datetime-local"
          label={t('items.publishTime')}
          error={isPast}
          helperText={isPast ? t('items.pastTime') : t('fields.zone', { zone: gamesFacts().timeZone })}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
      )}
    </ReasonDialog>
  );
}
