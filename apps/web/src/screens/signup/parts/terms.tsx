import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';

/** The terms, shown next to the button that accepts them. */
export function Terms() {
  const t = useText();
  return (
    <details className="fold">
      <summary className="fold-summary">
        <Icon name="down" isSmall />
        {t('screens.signup.termsTitle')}
      </summary>
      <div className="fold-body stack">
        <p>{t('screens.signup.terms1')}</p>
        <p>{t('screens.signup.terms2')}</p>
        <p>{t('screens.signup.terms3')}</p>
      </div>
    </details>
  );
}
