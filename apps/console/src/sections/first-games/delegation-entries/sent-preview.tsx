import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { EntryLink } from '@podium/contract';
import { useMemo, useState } from 'react';
import { notify } from '../../../frame/notices.ts';
import { useNoticedSending } from '../../../frame/use-noticed-sending.ts';
import { useFormats } from '../../../language/formats.ts';
import { useText } from '../../../language/text.ts';
import { acceptDoubt, answerSame } from '../own-sheets/accepted-doubts.ts';
import type { AcceptedDoubts } from '../own-sheets/accepted-doubts.ts';
import { compareEntries } from '../own-sheets/compare-entries.ts';
import { EntryLists } from '../own-sheets/entry-lists.tsx';
import { PartCard } from '../part-card.tsx';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';
import { entriesApi } from './entries-api.ts';
import { sentName, toSheetEntry } from './sent-entry.ts';

interface SentPreviewProps {
  link: EntryLink;
  /** Name of the delegation. */
  delegation: string;
  onClose: () => void;
}

/** Entries that a delegation sent, with the changes that they make to the plan. Lines can be left out. */
export function SentPreview({ link, delegation, onClose }: SentPreviewProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const { plan, state, earlier, replace, flush, texts } = usePlan();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [accepted, setAccepted] = useState<AcceptedDoubts>(new Map());
  // A change of the plan remounts the fields and this page, which would lose a typed reason.
  const { isSending, send } = useNoticedSending();
  const { draws } = state.answer;
  const compared = useMemo(() => {
    const entries = link.entries
      .map((entry, index) => toSheetEntry(entry, link.delegation, index))
      .filter((_, index) => !leftOut.has(index));
    return compareEntries(
      plan,
      { entries, doubts: [] },
      {
        order: 'given',
        earlier,
        begun: new Set(Object.entries(draws).flatMap(([id, { begun }]) => (begun.length > 0 ? id : []))),
        accepted: new Set(accepted.keys()),
      },
    );
  }, [link, plan, earlier, draws, leftOut, accepted]);
  const { added, changed } = compared;
  const lostCount = leftOut.size + compared.doubtful.length;
  const eventName = (id: string): string => {
    const event = plan.events.find((one) => one.id === id);
    return event ? typedName(plan, event.name) : t('delegation-entries.goneEvent');
  };
  const finish = async (): Promise<void> => {
    // Typed lines that cannot be read would hide the accepted ones.
    for (const { event } of [...added, ...changed]) texts.delete(event);
    replace(() => compared.plan);
    // Sent entries are deleted only after the plan is saved. Taking an entry twice changes nothing.
    await flush();
    await entriesApi.done(link.id, link.sentAt!);
    notify(t('own-sheets.taken', { added: added.length, changed: changed.length, removed: 0 }), { type: 'success' });
    onClose();
  };
  return (
    <>
      <Button onClick={onClose} sx={{ justifySelf: 'start' }}>
        {t('delegation-entries.back')}
      </Button>
      <Typography variant="h3" component="h3">
        <bdi>{delegation}</bdi>
      </Typography>
      <Typography color="text.secondary">
        {t('delegation-entries.state.waiting', { count: link.entries.length, time: dateTime(link.sentAt!) })}
      </Typography>
      <PartCard title={t('delegation-entries.lines')}>
        <Typography color="text.secondary">{t('delegation-entries.linesHint')}</Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {link.entries.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an entry may have been sent twice
            <li key={index}>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={!leftOut.has(index)}
                    onChange={({ target }) =>
                      setLeftOut(
                        new Set(target.checked ? [...leftOut].filter((one) => one !== index) : [...leftOut, index]),
                      )
                    }
                  />
                }
                label={[isolate(sentName(entry)), isolate(eventName(entry.event)), entry.person?.birthDate, entry.mark]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </Box>
      </PartCard>
      <EntryLists
        compared={{ ...compared, gone: [] }}
        accepted={accepted}
        onAccept={(entry, isTaken) => setAccepted(acceptDoubt(accepted, entry, isTaken))}
        onAnswer={(entry, answer) => setAccepted(answerSame(accepted, entry, answer))}
      />
      {compared.sameCount > 0 && (
        <Typography color="text.secondary">{t('own-sheets.same', { count: compared.sameCount })}</Typography>
      )}
      {lostCount > 0 && <Alert severity="warning">{t('delegation-entries.finishHint', { count: lostCount })}</Alert>}
      <Button variant="contained" disabled={isSending} onClick={() => void send(finish)} sx={{ justifySelf: 'start' }}>
        {added.length + changed.length === 0
          ? t('delegation-entries.finish')
          : t('own-sheets.take', { added: added.length, changed: changed.length })}
      </Button>
    </>
  );
}
