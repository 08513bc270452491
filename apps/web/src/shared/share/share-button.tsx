import { Button, Icon, showToast } from '@podium/ui';
import { publicAddress } from '../../platform/origin.ts';
import { useText } from '../page-context.tsx';
import { copyText } from './copy-text.ts';

interface ShareButtonProps {
  name: string;
  /** A round button with the icon alone. */
  isRound?: boolean;
  tabIndex?: number;
}

/** Sends the address of this page on: by the device's own sheet where it has one, else as a copied link. */
export function ShareButton({ name, isRound = false, tabIndex }: ShareButtonProps) {
  const t = useText();
  const share = async () => {
    const url = publicAddress();
    if ('share' in navigator) {
      try {
        await navigator.share({ title: name, url });
        return;
      } catch (error) {
        // Closing the sheet is no failure.
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
