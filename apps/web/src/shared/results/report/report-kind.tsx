import { Badge } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';

/** A label for protests and decisions, whose titles name only the subject. */
export function ReportKind({ kind }: { kind: string }) {
  const t = useText();
  if (kind === 'protest') return <Badge tone="protest">{t('parts.report.protest')}</Badge>;
  if (kind === 'decision') return <Badge tone="info">{t('parts.report.decision')}</Badge>;
  return null;
}
