import { Button } from '@podium/ui';
import { useState } from 'react';
import { askFile } from '../../../platform/ask.ts';
import { useFailureToast } from '../../../shared/form/use-failure-toast.ts';
import { useText } from '../../../shared/page-context.tsx';
import { untilSignedOut } from '../../../shared/user/private-query.ts';
import { Section } from './section.tsx';

export function DataSection() {
  const t = useText();
  const tellFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      keepFile(await untilSignedOut(askFile('/api/v1/me/export')));
    } catch (error) {
      tellFailure(error, 'export');
    }
    setBusy(false);
  };
  return (
    <Section title={t('screens.account.data')}>
      {() => (
        <>
          <p className="text-ink2">{t('screens.account.dataText')}</p>
          <Button icon="document" aria-disabled={isBusy} onClick={() => !isBusy && void download()}>
            {isBusy ? t('screens.account.sending') : t('screens.account.export')}
          </Button>
        </>
      )}
    </Section>
  );
}

/** Hands a file to the browser: a plain link would keep an error's answer as the file. */
function keepFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'podium-account.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}
