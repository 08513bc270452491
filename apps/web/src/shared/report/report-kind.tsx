import { Badge } from '@podium/ui';
import { useText } from '../page-context.tsx';

/** Whether a paper is a protest or a decision: their titles name only the matter. */
export function ReportKind({ kind }: { kind: string }) {
  const t = useText();
  if (kind === 'protest') return <Badge tone="protest">{t('parts.report.protest')}</Badge>;
  if (kind === 'decision') return <Badge tone="info">{t('parts.report.decision')}</Badge>;
  return null;
}
