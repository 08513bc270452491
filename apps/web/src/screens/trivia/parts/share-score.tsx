import { Button, showToast } from '@podium/ui';
import { publicOrigin } from '../../../platform/origin.ts';
import { useText } from '../../../shared/page-context.tsx';
import { copyText } from '../../../shared/share/copy-text.ts';
import type { TriviaScore } from '@podium/contract';

/** Sends on how it went, and nothing of what was asked. */
export function ShareScore({ title, score }: { title: string; score: TriviaScore }) {
  const t = useText();
  const share = async () => {
    const text = t('screens.trivia.shareText', { ...score, title });
    const url = publicOrigin() + location.pathname;
    if ('share' in navigator) {
      try {
        await navigator.share({ text, url });
        return;
      } catch (error) {
        // Closing the sheet is no failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    const isCopied = await copyText(`${text} ${url}`);
    showToast(
      isCopied
        ? { kind: 'success', text: t('screens.trivia.copied'), id: 'share' }
        : { kind: 'error', text: t('shared.copyFailed'), id: 'share' },
    );
  };
  return (
    <Button icon="share" onClick={() => void share()}>
      {t('screens.trivia.share')}
    </Button>
  );
}
