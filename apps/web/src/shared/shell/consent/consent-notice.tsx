import { contentLanguage } from '@podium/i18n';
import { Button } from '@podium/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadInBackground } from '../../../platform/chunk-reload.ts';
import { usePage, useText } from '../page-context.tsx';
import { useLoginType } from '../../reader/visitor.ts';
import { consentChoices, isConsentAsked, saveChoice, savedChoice, sendChoice } from './choice.ts';
import type { LanguageTag } from '@podium/i18n';
import type { ConsentChoice } from './choice.ts';

/** Asks visitors who have not answered, or whose answer has expired; for all others, a button reopens the question. */
export function ConsentNotice() {
  const t = useText();
  const { language } = usePage();
  const isUser = useLoginType() === 'user';
  const [shown, setShown] = useState<'asked' | 'opened' | undefined>(() => (isConsentAsked() ? 'asked' : undefined));
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isUser) void notify(language);
  }, [isUser, language]);
  const close = () => {
    if (shown === 'opened') opener.current?.focus();
    setShown(undefined);
  };
  const choose = async (choice: ConsentChoice) => {
    close();
    await saveChoice(choice, isUser);
    if (isUser) await notify(language);
  };
  return (
    <>
      <footer className="frame-foot">
        <button ref={opener} type="button" className="link" onClick={() => setShown('opened')}>
          {t('parts.consent.open')}
        </button>
      </footer>
      {shown && (
        <Notice
          present={shown === 'opened' ? savedChoice() : undefined}
          isOpened={shown === 'opened'}
          onChoose={(choice) => void choose(choice)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The request code is loaded only for signed-in users; most visitors do not need it. */
const notify = (language: LanguageTag): Promise<void> =>
  sendChoice(async (choice) => {
    const { request } = await loadInBackground(() => import('../../../platform/request.ts'));
    await request('/api/v1/me/consents', { method: 'POST', body: { choice, language: contentLanguage(language) } });
  }).catch(() => undefined);

interface NoticeProps {
  present: ConsentChoice | undefined;
  /** True if the user opened it: it then takes the focus, and Escape closes it without changes. */
  isOpened: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/**
 * Fixed at the bottom, above the phone's tab bar; a single row on phones until expanded. The page reserves room, so
 * that the notice never covers the focused element.
 */
function Notice({ present, isOpened, onChoose, onClose }: NoticeProps) {
  const t = useText();
  const notice = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isUnfolded, unfold] = useState(isOpened);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() =>
      style.setProperty('--notice-size', `${notice.current?.offsetHeight ?? 0}px`),
    );
    if (notice.current) measure.observe(notice.current);
    return () => {
      measure.disconnect();
      style.removeProperty('--notice-size');
    };
  }, []);
  useEffect(() => {
    if (isUnfolded) title.current?.focus();
  }, [isUnfolded]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside it, as in a dialog
    <section
      ref={notice}
      aria-labelledby="consent-title"
      className={isUnfolded ? 'consent-notice' : 'consent-notice is-folded'}
      onKeyDown={({ key }) => {
        if (isOpened && key === 'Escape') onClose();
      }}
    >
      <div className="consent-body">
        <div className="consent-text">
          <h2 ref={title} id="consent-title" tabIndex={-1} className="text-row">
            {t('parts.consent.title')}
          </h2>
          <button type="button" className="link consent-unfold" onClick={() => unfold(true)}>
            {t('parts.consent.choose')}
          </button>
          <p className="text-second">{t('parts.consent.text')}</p>
          {present && (
            <p className="text-second strong">
              {t('parts.consent.present', { choice: t(`parts.consent.${present}`) })}
            </p>
          )}
        </div>
        <div className="consent-buttons">
          {consentChoices.map((choice) => (
            <Button key={choice} onClick={() => onChoose(choice)}>
              {t(`parts.consent.${choice}`)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
