import { Button, Icon, showToast } from '@podium/ui';
import { publicAddress } from '../../../platform/origin.ts';
import { useText } from '../../shell/page-context.tsx';
import { copyText } from './copy-text.ts';

interface ShareButtonProps {
  name: string;
  /** A round button with an icon only. */
  isRound?: boolean;
  tabIndex?: number;
}

/** Shares the address of this page through the device's share sheet if available, otherwise copies the link. */
export function ShareButton({ name, isRound = false, tabIndex }: ShareButtonProps) {
  const t = useText();
  const share = async () => {
    const url = publicAddress();
    if ('share' in navigator) {
      try {
        await navigator.share({ title: name, url });
        return;
      } catch (error) {
        // The user closed the share sheet: not an error.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    const isCopied = await copyText(url);
    showToast(
      isCopied
        ? { kind: 'success', text: t('shared.linkCopied'), id: 'share' }
        : { kind: 'error', text: t('shared.copyFailed'), id: 'share' },
    );
  };
  if (isRound) {
    return (
      <button
        type="button"
        className="round-button needs-scripts"
        aria-label={t('shared.share')}
        data-tip={t('shared.share')}
        tabIndex={tabIndex}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
    );
  }
  return (
    <Button icon="share" className="needs-scripts" onClick={() => void share()}>
      <span className="action-word">{t('shared.share')}</span>
    </Button>
  );
}
