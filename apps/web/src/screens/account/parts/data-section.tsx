import { Button } from '@podium/ui';
import { useState } from 'react';
import { requestFile } from '../../../platform/request.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useFailureToast } from '../../../shared/elements/form/use-failure-toast.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { untilSignedOut } from '../../../shared/people/user/private-query.ts';
import { Section } from './section.tsx';

export function DataSection() {
  const t = useText();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      // A plain link would save an error response as the file.
      await saveFile(await untilSignedOut(requestFile('/api/v1/me/export')), 'podium-account.zip');
    } catch (error) {
      showFailure(error, 'export');
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
