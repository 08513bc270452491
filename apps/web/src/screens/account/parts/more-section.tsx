import { buttonClass } from '@podium/ui';
import { mayOpen } from '../../../shared/shell/may-open.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { WithinLink } from '../../../shared/people/user/within-link.tsx';
import { Section } from './section.tsx';
import type { AccountAnswer } from '@podium/contract';

/** Pages that only some platforms have. */
const appSections = ['ranking', 'trivia', 'transport', 'qr-scan', 'feedback'] as const;

/** Links to the user's pages in the apps, and to the pages that their grants allow. */
export function MoreSection({ grants }: Pick<AccountAnswer, 'grants'>) {
  const t = useText();
  // As on the server, a right over a part of the Games is not enough.
  const hasLog = grants.some(({ role, scope }) => scope === 'games' && (role === 'manager' || role === 'admin'));
  const links = [
    'notifications' as const,
    ...appSections.filter((page) => mayOpen(`/${page}`)),
    ...(hasLog ? (['access-log'] as const) : []),
  ];
  return (
    <Section title={t('screens.account.more')}>
      {() => (
        <ul className="account-actions">
          {grants.length > 0 && (
            <li>
              {/* The console is another application, so the browser loads it. */}
              <a href="/console" className={buttonClass()}>
                {t('screens.account.moreLink.console')}
              </a>
            </li>
          )}
          {links.map((link) => (
            <li key={link}>
              <WithinLink to={`/${link}`} className={buttonClass()}>
                {t(`screens.account.moreLink.${link}`)}
              </WithinLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
