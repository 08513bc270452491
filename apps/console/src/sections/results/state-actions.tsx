import { isolate } from '@podium/i18n';
import { Button } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SendOnce } from '../../api/send-once.ts';
import { notify } from '../../frame/notices.ts';
import { sheetSubject } from './sheet-title.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';
import { EndDialog } from './end-dialog.tsx';
import { resultsApi } from './results-api.ts';
import { Doubts, UnsavedNote } from './sheet-notes.tsx';
import { entryState } from './sheet-state.ts';
import type { Entry } from './use-sheet.ts';

/** Actions that an address asks for. */
const askedActions = ['end', 'reopen'] as const;

type Action = 'finish' | 'confirm' | 'reopen' | 'replay';

interface StateActionsProps {
  sheet: ResultSheet;
  entry: Entry;
  /** The contest does not begin before the user has confirmed an early entry. */
  isEarly: boolean;
}

/** Buttons for the next states of a contest. */
export function StateActions({ sheet, entry, isEarly }: StateActionsProps) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const state = entryState(sheet.status);
  const { enter } = entry;
  const isOver = state === 'toConfirm' || state === 'official';
  const mayReopen = sheet.may.enter && (sheet.may.decide || state === 'toConfirm') && isOver;
  const [chosenAction, setPendingAction] = useState<Action | 'end'>();
  const askedAction = askedActions.find(
    (action) => action === search.get('act') && (action === 'end' ? sheet.may.enter && !isOver : mayReopen),
  );
  const pendingAction = chosenAction ?? askedAction;
  const close = (): void => {
    setPendingAction(undefined);
    if (search.has('act')) setSearch({}, { replace: true });
  };
  return (
    <>
      {sheet.may.enter && !isOver && (
        <Button variant="outlined" onClick={() => setPendingAction('end')}>
          {t('results.end.action')}
        </Button>
      )}
      {sheet.may.enter && state === 'toCome' && !isEarly && (
        <Button variant="contained" onClick={() => enter({ do: 'begin' })}>
          {t('results.begin')}
        </Button>
      )}
      {sheet.may.enter && state === 'on' && (
        <Button variant="contained" onClick={() => setPendingAction('finish')}>
          {t('results.finish')}
        </Button>
      )}
      {sheet.may.decide && sheet.may.enter && isOver && sheet.ending !== null && (
        <Button variant="outlined" onClick={() => setPendingAction('replay')}>
          {t('results.replay')}
        </Button>
      )}
      {mayReopen && (
        <Button variant="outlined" onClick={() => setPendingAction('reopen')}>
          {t('results.reopen')}
        </Button>
      )}
      {sheet.may.confirm && (
        <Button variant="contained" onClick={() => setPendingAction('confirm')}>
          {t('results.confirm')}
        </Button>
      )}
      {pendingAction === 'end' && <EndDialog sheet={sheet} enter={enter} onClose={close} />}
      {pendingAction && pendingAction !== 'end' && (
        <ActionDialog
          action={pendingAction}
          sheet={sheet}
          entry={entry}
          isUndo={askedAction === 'reopen' && chosenAction === undefined}
          onClose={close}
        />
      )}
    </>
  );
}

interface ActionDialogProps {
  action: Action;
  sheet: ResultSheet;
  entry: Entry;
  /** Undoes a confirmation that was just made. */
  isUndo: boolean;
  onClose: () => void;
}

function ActionDialog({ action, sheet, entry, isUndo, onClose }: ActionDialogProps) {
  const t = useText();
  const subject = sheetSubject(sheet);
  const decide = async (reason: string | undefined, sendOnce: SendOnce): Promise<void> => {
    if (action === 'confirm') {
      const confirmation = {
        seen: sheet.version,
        ...(sheet.doubts.length > 0 && { isSure: true }),
        ...(reason && { reason }),
      };
      entry.setSheet(await sendOnce(confirmation, async (body) => resultsApi.confirm(sheet.unit.id, body)));
      notify(t('results.confirmed', { contest: isolate(subject) }), {
        type: 'success',
        undo: `/results/${encodeURIComponent(sheet.unit.id)}?act=reopen`,
      });
    } else entry.enter({ do: action }, reason);
  };
  const isAgain = action === 'reopen' || action === 'replay';
  return (
    <DecisionDialog
      title={t(`results.${action}`)}
      text={t(`results.hint.${action}`)}
      action={t(`results.${action}`)}
      {...(isAgain && { changes: [subject] })}
      {...(isAgain && {
        reason: {
          label: t('frame.reason'),
          isRequired: action === 'replay' || entryState(sheet.status) === 'official',
          ...(isUndo && { initial: t('results.madeByMistake') }),
        },
      })}
      onConfirm={decide}
      onClose={onClose}
    >
      {!isAgain && (
        <>
          <UnsavedNote sheet={sheet} entry={entry} />
          <Doubts doubts={sheet.doubts} />
        </>
      )}
    </DecisionDialog>
  );
}
