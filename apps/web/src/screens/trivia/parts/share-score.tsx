import { Button, showToast } from '@podium/ui';
import { publicOrigin } from '../../../platform/origin.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { copyText } from '../../../shared/elements/share/copy-text.ts';
import type { TriviaScore } from '@podium/contract';

/** Shares the score without the questions. */
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
        // The user closed the share sheet: not an error.
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
