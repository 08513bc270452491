import { ProgressBar, ToastArea } from '@podium/ui';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Fragment, use } from 'react';
import { ClockZone } from '../shared/clock/clock-zone.tsx';
import { usePage, useText } from '../shared/page-context.tsx';
import { RowLink } from '../shared/parts/row-link.tsx';
import { GamesContext } from '../shared/use-games.ts';
import { useVeilKey } from '../shared/veil/veil.ts';
import { ClockWatch } from './clock-watch.tsx';
import { ConsentWatch } from './consent-watch.tsx';
import { DebugWatch } from './debug-watch.tsx';
import { EmbedWatch } from './embed-watch.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { Header } from './header.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { NoticeWatch } from './notice-watch.tsx';
import { RouteFocus } from './route-focus.tsx';
import { StarWatch } from './star-watch.tsx';
import { VeilBar } from './veil-bar.tsx';
import { WorkerWatch } from './worker-watch.tsx';

/** Everything round a screen: header, menu, progress, and where the focus goes. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText();
  const { definition } = usePage();
  const games = use(GamesContext);
  return (
    <ClockZone>
      <a href="#content" className="skip-link">
        {t('nav.skip')}
      </a>
      <NavigationProgress />
      <Header />
      {games && <NoticeWatch />}
      <div className="frame">
        <MainNavigation />
        <main id="content" tabIndex={-1} className="frame-main">
          <DebugWatch />
          <VeilBar />
          <Fragment key={useVeilKey()}>{children}</Fragment>
          {games && <ClockWatch games={games} />}
        </main>
        <section aria-label={t('nav.help')} className="help-line">
          <RowLink path="/secure-sport">{t('nav.help')}</RowLink>
          <RowLink path="/notifications">{t('nav.notifications')}</RowLink>
          <RowLink path="/open-data">{t('nav.openData')}</RowLink>
        </section>
        <StarWatch />
        <ConsentWatch />
        <EmbedWatch />
        <WorkerWatch />
        <IdleWatch />
      </div>
      <ToastArea label={t('nav.notifications')} isRtl={definition.direction === 'rtl'} />
      <RouteFocus />
    </ClockZone>
  );
}

function NavigationProgress() {
  const t = useText();
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  return isPending ? <ProgressBar label={t('state.loading')} /> : null;
}
