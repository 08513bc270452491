import type { Kind } from '@podium/content';
import type { MergeLine } from '../fields/units.ts';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { DraftState } from './draft-keeper.ts';
import { usePathName } from './path-name.ts';
import { ShownValue } from './shown-value.tsx';

interface MergeDialogProps {
  kind: Kind;
  conflict: NonNullable<DraftState['conflict']>;
  onSettle: (lines: readonly MergeLine[]) => void;
}

/** Resolves changes of an item by two users. */
export function MergeDialog({ kind, conflict: { by, at, lines }, onSettle }: MergeDialogProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const pathName = usePathName(kind);
  const name = `\u2068${by?.username ?? t('drafts.merge.someone')}\u2069`;
  return (
    <ConflictDialog
      text={at === undefined ? t('drafts.merge.gone') : t('drafts.merge.text', { name, time: dateTime(at) })}
      lines={lines.map(({ path, mine, theirs, choice, isContested }) => ({
        path,
        name: pathName(path),
        choice,
        isContested,
        mine: <ShownValue kind={kind} path={path} value={mine} />,
        theirs: <ShownValue kind={kind} path={path} value={theirs} />,
      }))}
      onSettle={(choiceOf) => onSettle(lines.map((line) => ({ ...line, choice: choiceOf(line.path) })))}
    />
  );
}
