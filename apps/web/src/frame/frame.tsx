import { ProgressBar, ToastArea } from '@podium/ui';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Fragment, use } from 'react';
import { ClockZone } from '../shared/program/clock/clock-zone.tsx';
import { usePage, useText } from '../shared/shell/page-context.tsx';
import { RowLink } from '../shared/elements/parts/row-link.tsx';
import { GamesContext } from '../shared/shell/use-games.ts';
import { useVeilKey } from '../shared/reader/veil.ts';
import { ClockWatch } from './clock-watch.tsx';
import { ConsentWatch } from './consent-watch.tsx';
import { DebugWatch } from './debug-watch.tsx';
import { EmbedWatch } from './embed-watch.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { Header } from './header.tsx';
import { InstallWatch } from './install-watch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MissingLanguage } from './missing-language.tsx';
import { NetworkNote } from './network-note.tsx';
import { NoticeWatch } from './notice-watch.tsx';
import { StateNotes } from './state-notes.tsx';
import { RouteFocus } from './route-focus.tsx';
import { StarWatch } from './star-watch.tsx';
import { VeilBar } from './veil-bar.tsx';
import { useQuiet } from './use-quiet.ts';
import { loadInBackground } from '../platform/chunk-reload.ts';
import { nativeShell } from '../platform/native-shell.ts';
import { lazyPart } from '../shared/elements/lazy-part.tsx';

const { Part: WorkerWatch } = lazyPart(
  async () => (await loadInBackground(() => import('./worker-watch.tsx'))).WorkerWatch,
);

/** Late enough not to delay the page. */
const WORKER_AFTER_MS = 1000;

function IdleWorkerWatch() {
  return useQuiet(WORKER_AFTER_MS) && <WorkerWatch />;
}

/** Only in the native apps, which have its files on the device. */
const { Part: NativeWatch } = lazyPart(async () => (await import('./native-watch.tsx')).NativeWatch);

interface FrameProps {
  children: ReactNode;
  layout: 'auth' | 'main' | 'non-ionic';
}

/** Header, menu, progress bar and messages around a screen, and focus management. */
export function Frame({ layout, children }: FrameProps) {
  const t = useText();
  const games = use(GamesContext);
  return (
    <FrameBase>
      <a href="#content" className="skip-link">
        {t('nav.skip')}
      </a>
      <Header isStatic={layout === 'non-ionic'} />
      {games && <NoticeWatch />}
      <div className={`frame is-${layout}`}>
        {layout !== 'auth' && <MainNavigation />}
        <main id="content" tabIndex={-1} className="frame-main">
          <DebugWatch />
          <MissingLanguage />
          {!nativeShell() && <NetworkNote />}
          {games && <StateNotes games={games} />}
          <VeilBar />
          <Fragment key={useVeilKey()}>{children}</Fragment>
          {games && <ClockWatch games={games} />}
        </main>
        <section aria-label={t('nav.help')} className="help-line">
          <RowLink path="/secure-sport">{t('nav.help')}</RowLink>
          <RowLink path="/notifications">{t('nav.notifications')}</RowLink>
          <RowLink path="/open-data">{t('nav.openData')}</RowLink>
          <RowLink path="/offline">{t('nav.offline')}</RowLink>
        </section>
        <InstallWatch />
        <StarWatch />
        <ConsentWatch />
        <EmbedWatch />
        <IdleWorkerWatch />
        {nativeShell() && <NativeWatch />}
        <IdleWatch />
      </div>
    </FrameBase>
  );
}

/** Parts of every layout but the bare one: progress bar, messages, and focus management. */
export function FrameBase({ children }: Pick<FrameProps, 'children'>) {
  const t = useText();
  const { definition } = usePage();
  return (
    <ClockZone>
      <NavigationProgress />
      {children}
      <ToastArea
        label={t('nav.notifications')}
        closeLabel={t('parts.notices.dismiss')}
        isRtl={definition.direction === 'rtl'}
      />
      <RouteFocus />
    </ClockZone>
  );
}

function NavigationProgress() {
  const t = useText();
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  return isPending ? <ProgressBar label={t('state.loading')} /> : null;
}
