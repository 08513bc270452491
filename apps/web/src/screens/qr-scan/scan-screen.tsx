import '../../shared/elements/form/form.css';
import './qr-scan.css';
import { useText } from '../../shared/shell/page-context.tsx';
import { SignInFirst } from '../../shared/people/user/sign-in-first.tsx';
import { SignedIn } from '../../shared/people/user/signed-in.tsx';
import { CameraPart } from './parts/camera-part.tsx';
import { ScanResult } from './parts/scan-result.tsx';
import { useScan } from './use-scan.ts';

/** Scans a code, counts its points, and continues to its target. */
export function ScanScreen() {
  const t = useText();
  return (
    <div className="screen">
      <section className="form-card scan-card">
        <h1 className="text-title">{t('screens.qr-scan.menu')}</h1>
        <SignedIn instead={<SignInFirst text={t('screens.qr-scan.signInToScan')} />}>
          <Scan />
        </SignedIn>
      </section>
    </div>
  );
}

function Scan() {
  const scan = useScan();
  const { state, send, findNone, reset } = scan;
  if (state.kind === 'idle' || state.kind === 'noCode')
    return <CameraPart hasFoundNone={state.kind === 'noCode'} onFound={(text) => void send(text)} onNone={findNone} />;
  return <ScanResult scan={scan} onAgain={reset} />;
}
