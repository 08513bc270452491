import { Button, showToast } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Sample } from './sample.tsx';

const kinds = ['default', 'success', 'error', 'info', 'warning', 'loading'] as const;

export function Toasts() {
  const t = useText();
  return (
    <Sample name="showToast">
      <div className="cluster">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => showToast({ kind, text: t('state.updated', { time: '10:42' }) })}>
            {kind}
          </Button>
        ))}
      </div>
    </Sample>
  );
}
