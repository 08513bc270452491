import { Button, Icon, Skeleton, buttonClass } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { qrFaults } from '@podium/contract/qr-words';
import { codec } from '../../../shared/shell/messages.ts';
import { failureText } from '../../../shared/elements/form/fault-text.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { targetAddress } from '../target-address.ts';
import type { ScanAnswer } from '@podium/contract';
import type { useScan } from '../use-scan.ts';

interface ScanResultProps {
  scan: ReturnType<typeof useScan>;
  onAgain?: () => void;
}

/** Shows whether the code counts, the points it gave, and a link to its target. */
export function ScanResult({ scan: { state, sendPlace }, onAgain }: ScanResultProps) {
  const t = useText();
  if (state.kind === 'checking' || state.kind === 'idle' || state.kind === 'noCode')
    return <Skeleton label={t('screens.qr-scan.checking')} heights={['card']} />;
  if (state.kind === 'valid') return <Valid answer={state.answer} />;
  if (state.kind === 'kept')
    return (
      <output className="scan-result">
        <Icon name="offline" />
        <span className="text-title">{t('screens.qr-scan.keptTitle')}</span>
        <span className="text-ink2">{t('screens.qr-scan.kept')}</span>
        {onAgain && <Button onClick={onAgain}>{t('screens.qr-scan.again')}</Button>}
      </output>
    );
  return (
    <div className="scan-result" role="alert">
      <Icon name="warning" />
      <p className="text-title">
        {t(state.kind === 'needsPosition' ? 'screens.qr-scan.placeTitle' : 'screens.qr-scan.invalid')}
      </p>
      <p className="text-ink2">
        {state.kind === 'needsPosition' && t('screens.qr-scan.place')}
        {state.kind === 'refused' &&
          t(`screens.qr-scan.fault.${qrFaults.find((fault) => fault === state.fault) ?? 'qrInvalid'}`)}
        {state.kind === 'failed' && failureText(t, state.error)}
      </p>
      {state.kind === 'needsPosition' && (
        <Button look="main" onClick={sendPlace}>
          {t('screens.qr-scan.sendPlace')}
        </Button>
      )}
      {onAgain && <Button onClick={onAgain}>{t('screens.qr-scan.again')}</Button>}
    </div>
  );
}

/** Long enough to be read, or read out. */
const continueAfterMs = 3000;

function Valid({ answer: { target, points, isNew } }: { answer: ScanAnswer }) {
  const t = useText();
  const { language } = usePage();
  const navigate = useNavigate();
  const href = codec.write(language, targetAddress(target));
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ href }), continueAfterMs);
    return () => clearTimeout(timer);
  }, [navigate, href]);
  return (
    <output className="scan-result is-valid">
      <Icon name="check" />
      <span className="text-title">{t('screens.qr-scan.valid')}</span>
      {points > 0 && <span>{isNew ? t('screens.qr-scan.points', { points }) : t('screens.qr-scan.before')}</span>}
      <span className="text-ink2">{t('screens.qr-scan.goingOn')}</span>
      <a href={href} data-within="" className={buttonClass('main')}>
        {t('screens.qr-scan.goOn')}
      </a>
    </output>
  );
}
