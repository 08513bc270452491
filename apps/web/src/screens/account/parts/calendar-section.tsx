import { Button, showToast } from '@podium/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contentLanguage } from '@podium/i18n';
import { CalendarChoices } from '../../../shared/program/calendar/calendar-choices.tsx';
import { useFailureToast } from '../../../shared/elements/form/use-failure-toast.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { useHidesResults } from '../../../shared/reader/veil.ts';
import { calendarAddress, calendarQuery } from '../account-query.ts';
import { Section } from './section.tsx';
import type { PersonalCalendarAddress } from '@podium/contract';

/** The user's own calendar: its URL is shown once, and can be renewed and revoked. */
export function CalendarSection() {
  const t = useText();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { language } = usePage();
  const { format } = useGamesFacts();
  const isVeiled = useHidesResults();
  const { data } = useQuery(calendarQuery);
  const [path, setPath] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: calendarQuery.queryKey });
    } catch (error) {
      showFailure(error, 'calendar');
    }
    setBusy(false);
  };
  const create = async () => {
    const created = await askAsUser<PersonalCalendarAddress>(calendarAddress, { method: 'POST' });
    setPath(`${created.path}?lang=${contentLanguage(language)}${isVeiled ? '&veil=1' : ''}`);
  };
  const revoke = async () => {
    await askAsUser(calendarAddress, { method: 'DELETE' });
    setPath(undefined);
    showToast({ kind: 'success', text: t('screens.account.calendarRevoked'), id: 'calendar' });
  };
  const createdAt = data?.createdAt;
  return (
    <Section title={t('screens.account.calendar')}>
      {() => (
        <>
          <p className="text-ink2">{t('screens.account.calendarText')}</p>
          {path !== undefined && (
            <>
              <output>{t('screens.account.calendarOnce')}</output>
              <CalendarChoices path={path} />
            </>
          )}
          {path === undefined && createdAt && (
            <p className="text-second">{t('screens.account.calendarSince', { time: format.dateTime(createdAt) })}</p>
          )}
          <div className="account-actions">
            <Button icon="calendar" aria-disabled={isBusy} onClick={() => void run(create)()}>
              {t(createdAt ? 'screens.account.calendarRenew' : 'screens.account.calendarCreate')}
            </Button>
            {createdAt && (
              <Button aria-disabled={isBusy} onClick={() => void run(revoke)()}>
                {t('screens.account.calendarRevoke')}
              </Button>
            )}
          </div>
        </>
      )}
    </Section>
  );
}
