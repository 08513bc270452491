import { Badge } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';

interface PaperMarksProps {
  /** Some languages inflect the marks for it. */
  kind: 'bulletin' | 'document';
  isPinned: boolean;
  isReplaced: boolean;
  /** Priority from 0 to 9. */
  priority: number;
}

const URGENT = 8;

export function PaperMarks({ kind, isPinned, isReplaced, priority }: PaperMarksProps) {
  const t = useText();
  return (
    <>
      {isPinned && <Badge tone="info">{t('parts.papers.pinned', { kind })}</Badge>}
      {priority >= URGENT && !isReplaced && (
        <Badge tone="warn" icon="warning">
          {t('parts.papers.urgent')}
        </Badge>
      )}
      {isReplaced && <Badge tone="mute">{t('parts.report.replaced')}</Badge>}
    </>
  );
}
