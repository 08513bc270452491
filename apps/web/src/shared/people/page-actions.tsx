import './people.css';
import { Icon } from '@podium/ui';
import { contentLanguage } from '@podium/i18n';
import { paths } from '@podium/contract/paths';
import { FollowButton } from '../follow/follow-button.tsx';
import { usePage, useText } from '../page-context.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { Follow } from '../follow/follows.ts';

/** What one can do with a person, a team or a delegation: follow, send on, take into the own calendar. */
export function PageActions({ kind, id, name }: Follow & { name: string }) {
  const t = useText();
  const { language } = usePage();
  const filter = kind === 'delegation' ? (`delegation-${id}` as const) : (`participant-${id}` as const);
  return (
    <div className="page-actions">
      <FollowButton kind={kind} id={id} name={name} hasWord />
      <ShareButton name={name} />
      <a href={paths.calendar(contentLanguage(language), filter)} className="button">
        <Icon name="calendar" />
        {t('shared.toCalendar')}
      </a>
    </div>
  );
}
