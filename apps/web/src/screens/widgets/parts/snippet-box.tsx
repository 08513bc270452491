import { Button, prepareToasts, showToast } from '@podium/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { copyText } from '../../../shared/elements/share/copy-text.ts';
import { widgetSnippet } from '../snippet.ts';
import type { WidgetChoice } from '../snippet.ts';

export function SnippetBox({ choice, title }: { choice: WidgetChoice; title: string }) {
  const t = useText();
  const { publicUrl } = useRouteContext({ from: '__root__', select: ({ facts }) => facts });
  const snippet = widgetSnippet(publicUrl, choice, title);
  useEffect(() => prepareToasts(), []);
  const copy = async () => {
    showToast(
      (await copyText(snippet))
        ? { kind: 'success', text: t('screens.widgets.copied'), id: 'copy' }
        : { kind: 'error', text: t('screens.widgets.copyFailed'), id: 'copy' },
    );
  };
  return (
    <section aria-labelledby="widget-snippet" className="widgets-snippet">
      <h2 id="widget-snippet" className="section-title">
        {t('screens.widgets.snippet')}
      </h2>
      <p>{t('screens.widgets.snippetHint')}</p>
      <textarea
        readOnly
        aria-labelledby="widget-snippet"
        dir="ltr"
        rows={5}
        value={snippet}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="main" icon="document" className="needs-scripts" onClick={() => void copy()}>
        {t('screens.widgets.copy')}
      </Button>
    </section>
  );
}
