import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import type { UnitEdits, UnitEditsAnswer } from '@podium/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../items/reason-dialog.tsx';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { sendEdits } from './schedule-api.ts';

interface DecideDialogProps {
  title: string;
  edits: UnitEdits['edits'];
  children: ReactNode;
  onClose: () => void;
}

/** Thrown to keep the dialog open while the person reads what the change would lead to. */
class NotConfirmed extends Error {}

/** Sends a correction. What clashes, or needs a reason, is told first and sent only when it is confirmed. */
export function DecideDialog({ title, edits, children, onClose }: DecideDialogProps) {
  const t = useText();
  const lang = useLanguage();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isLasting, setIsLasting] = useState(false);
  const [told, setTold] = useState<{ about: string; answer: UnitEditsAnswer }>();
  const about = JSON.stringify([edits, isLasting]);
  // A request that is repeated decides once; another change is another decision.
  const nonces = useRef(new Map<string, string>());
  const found = told?.about === about ? told.answer : undefined;
  const needsReason = (found?.needsReason.length ?? 0) > 0;
  const decide = async (reason: string | undefined): Promise<void> => {
    const nonce = nonces.current.get(about) ?? crypto.randomUUID();
    nonces.current.set(about, nonce);
    const body = { edits, isLasting, reason, nonce, isConfirmed: found !== undefined, isDryRun: false };
    if (!found) {
      const answer = await sendEdits({ ...body, isDryRun: true }, lang);
      if (answer.clashes.length > 0 || answer.needsReason.length > 0) {
        setTold({ about, answer });
        throw new NotConfirmed();
      }
    }
    await sendEdits(body, lang);
    notify(t('schedule.done'), { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['schedule'] });
  };
  return (
    <ReasonDialog
      title={title}
      action={found ? t('schedule.confirm') : t('schedule.save')}
      reason={{ label: needsReason ? t('items.reason') : t('items.reasonOptional'), isRequired: needsReason }}
      isReady={edits.length > 0}
      isSilent={(error) => error instanceof NotConfirmed}
      onConfirm={decide}
      onClose={onClose}
    >
      {children}
      <FormControlLabel
        control={<Checkbox checked={isLasting} onChange={({ target }) => setIsLasting(target.checked)} />}
        label={t('schedule.isLasting')}
      />
      {needsReason && <Alert severity="warning">{t('schedule.needsReason')}</Alert>}
      {found?.clashes.map(({ kind, unit, other, people }) => (
        <Alert key={`${kind} ${unit.id} ${other.id}`} severity="warning">
          {t(`schedule.clash.${kind}`, { unit: `\u2068${unit.name}\u2069`, other: `\u2068${other.name}\u2069` })}
          {people.length > 0 && <div>{people.map(({ name }) => `\u2068${name}\u2069`).join(' · ')}</div>}
        </Alert>
      ))}
    </ReasonDialog>
  );
}
