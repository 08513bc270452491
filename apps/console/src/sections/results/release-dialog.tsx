import { isolate } from '@podium/i18n';
import type { ResultSheet } from '@podium/contract';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { notify } from '../../frame/notices.ts';
import { useText } from '../../language/text.ts';
import { resultsApi } from './results-api.ts';
import { entryState } from './sheet-state.ts';
import { useFedText } from './use-fed-text.ts';

type Line = ResultSheet['lines'][number];
interface ReleaseDialogProps {
  sheet: ResultSheet;
  line: Line;
  correction: Line['corrections'][number];
  onSaved: (sheet: ResultSheet) => void;
  onClose: () => void;
}

/** Shows what taking a correction back changes, and asks for the reason, which the audit log keeps. */
export function ReleaseDialog({ sheet, line, correction, onSaved, onClose }: ReleaseDialogProps) {
  const t = useText();
  const { fieldName, valueText } = useFedText();
  const { field, name, value, feed } = correction;
  return (
    <DecisionDialog
      title={t('results.fed.release')}
      action={t('results.fed.release')}
      reason={{ label: t('frame.reason'), isRequired: entryState(sheet.status) === 'official' }}
      changes={[
        t('results.fed.change', {
          name: isolate(line.competitor.name),
          field: fieldName(field, name),
          before: isolate(valueText(field, value)),
          after: isolate(valueText(field, feed)),
        }),
      ]}
      onConfirm={async (reason, sendOnce) => {
        const released = {
          edits: [{ competitor: line.competitor.id, field }],
          ...(reason !== undefined && { reason }),
        };
        onSaved(await sendOnce(released, async (body) => resultsApi.release(sheet.unit.id, body)));
        notify(t('results.fed.released'), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
