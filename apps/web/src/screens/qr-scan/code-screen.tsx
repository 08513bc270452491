import '../../shared/elements/form/form.css';
import './qr-scan.css';
import { buttonClass } from '@podium/ui';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { codec } from '../../shared/shell/messages.ts';
import { ScreenPending } from '../../shared/elements/parts/screen-states.tsx';
import { useUser } from '../../shared/reader/user-store.ts';
import { ScanResult } from './parts/scan-result.tsx';
import { useScan } from './use-scan.ts';

/** Page opened by a phone's own camera: the code is in the hash of the address. */
export function CodeScreen() {
  const t = useText();
  const user = useUser();
  const code = useLocation({ select: ({ hash }) => hash });
  return (
    <div className="screen">
      <section className="form-card scan-card">
        <h1 className="text-title">{t('screens.qr-scan.codeTitle')}</h1>
        {!user && <ScreenPending />}
        {user?.loginType === 'user' && <Code key={code} />}
        {user && user.loginType !== 'user' && <SignInFirst />}
      </section>
    </div>
  );
}

function Code() {
  const scan = useScan();
  const isSent = useRef(false);
  const { send } = scan;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send(decodeURIComponent(location.hash.slice(1)));
  }, [send]);
  return <ScanResult scan={scan} />;
}

/** Keeps the code through the login, so that it need not be scanned again. */
function SignInFirst() {
  const t = useText();
  const { language } = usePage();
  const currentHref = codec.write(language, '/q') + location.hash;
  return (
    <>
      <p>{t('screens.qr-scan.signInFirst')}</p>
      <a
        href={`${codec.write(language, '/login')}?redirect=${encodeURIComponent(currentHref)}`}
        data-within=""
        className={buttonClass('main')}
      >
        {t('screens.qr-scan.signIn')}
      </a>
    </>
  );
}
