import { buttonClass } from '@podium/ui';
import { pageFacts } from '../../../platform/facts.ts';
import { useText } from '../../../shared/page-context.tsx';
import { WithinLink } from '../../../shared/user/within-link.tsx';
import { Section } from './section.tsx';
import type { AccountAnswer } from '@podium/contract';

/** Pages of the apps; the web leads from them to the grid. */
const ofApps = ['ranking', 'trivia', 'qr-scan', 'feedback'] as const;

/** The screens of a person's own that no menu of this platform may name, and those that a grant opens. */
export function WaysSection({ grants }: Pick<AccountAnswer, 'grants'>) {
  const t = useText();
  // As the server permits: a manager of any part, and admins.
  const hasLog = grants.some(({ role, scope }) => role === 'manager' || (role === 'admin' && scope === 'games'));
  const ways = [...(pageFacts().platform === 'web' ? [] : ofApps), ...(hasLog ? (['access-log'] as const) : [])];
  if (ways.length === 0) return null;
  return (
    <Section title={t('screens.account.ways')}>
      {() => (
        <ul className="account-actions">
          {ways.map((way) => (
            <li key={way}>
              <WithinLink to={`/${way}`} className={buttonClass()}>
                {t(`screens.account.way.${way}`)}
              </WithinLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
