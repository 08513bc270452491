import { Button } from '@podium/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../page-context.tsx';
import { consentChoices, isConsentAsked, keepChoice } from './choice.ts';
import type { ReactNode } from 'react';

/** Asks who has not answered, or whose answer is old. */
export function ConsentNotice(): ReactNode {
  const [isAsked, setAsked] = useState(isConsentAsked);
  return isAsked && <Notice onDone={() => setAsked(false)} />;
}

/** At the lower edge, above the bar of phones; the page leaves room for it, so that it lies over no focus. */
function Notice({ onDone }: { onDone: () => void }) {
  const t = useText();
  const notice = useRef<HTMLElement>(null);
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
  return (
    <section ref={notice} aria-labelledby="consent-title" className="consent-notice">
      <div className="consent-body">
        <div>
          <h2 id="consent-title" className="text-row">
            {t('parts.consent.title')}
          </h2>
          <p className="text-second">{t('parts.consent.text')}</p>
        </div>
        <div className="consent-buttons">
          {consentChoices.map((choice) => (
            <Button
              key={choice}
              onClick={() => {
                keepChoice(choice);
                onDone();
              }}
            >
              {t(`parts.consent.${choice}`)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
