import { kindNames } from '@podium/content';
import { languageByTag } from '@podium/i18n';
import { QueryClient } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { dataProvider } from './api/data-provider.ts';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { ConsoleLayout } from './frame/console-layout.tsx';
import { FailurePage } from './frame/failure-page.tsx';
import { gamesFacts } from './language/games-store.ts';
import { i18nProvider } from './language/i18n-provider.ts';
import { useLanguage } from './language/language-store.ts';
import { DirectedStyles } from './look/direction.tsx';
import { themesFor } from './look/theme.ts';
import { authProvider } from './sign-in/auth-provider.ts';
import { homePath } from './sign-in/rights.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { useSections } from './sign-in/session-store.ts';

const ItemListPage = lazy(async () => ({ default: (await import('./items/item-list-page.tsx')).ItemListPage }));
const ItemPage = lazy(async () => ({ default: (await import('./items/item-page.tsx')).ItemPage }));
const NewItemPage = lazy(async () => ({ default: (await import('./items/new-item-page.tsx')).NewItemPage }));
const OverviewPage = lazy(async () => ({ default: (await import('./items/overview-page.tsx')).OverviewPage }));
const TodayPage = lazy(async () => ({ default: (await import('./today/today-page.tsx')).TodayPage }));
const FeedbackPage = lazy(async () => ({ default: (await import('./feedback/feedback-page.tsx')).FeedbackPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage }));
const SchedulePage = lazy(async () => ({ default: (await import('./schedule/schedule-page.tsx')).SchedulePage }));
const ResultsPage = lazy(async () => ({ default: (await import('./results/results-page.tsx')).ResultsPage }));
const SheetPage = lazy(async () => ({ default: (await import('./results/sheet-page.tsx')).SheetPage }));
const ImportsPage = lazy(async () => ({ default: (await import('./imports/imports-page.tsx')).ImportsPage }));
const FirstGamesPage = lazy(async () => ({
  default: (await import('./first-games/first-games-page.tsx')).FirstGamesPage,
}));
const BundlesPage = lazy(async () => ({ default: (await import('./bundles/bundles-page.tsx')).BundlesPage }));
const ParticipantsPage = lazy(async () => ({
  default: (await import('./participants/participants-page.tsx')).ParticipantsPage,
}));
const QrCodesPage = lazy(async () => ({ default: (await import('./qr-codes/qr-codes-page.tsx')).QrCodesPage }));
const MediaPage = lazy(async () => ({ default: (await import('./media/media-page.tsx')).MediaPage }));
const SwitchesPage = lazy(async () => ({ default: (await import('./switches/switches-page.tsx')).SwitchesPage }));
const ErasuresPage = lazy(async () => ({ default: (await import('./erasures/erasures-page.tsx')).ErasuresPage }));
const TriviaPage = lazy(async () => ({ default: (await import('./trivia/trivia-page.tsx')).TriviaPage }));
const QuizPage = lazy(async () => ({ default: (await import('./trivia/quiz-page.tsx')).QuizPage }));
const CoursesPage = lazy(async () => ({ default: (await import('./courses/courses-page.tsx')).CoursesPage }));
const CourseParticipantsPage = lazy(async () => ({
  default: (await import('./courses/course-participants-page.tsx')).CourseParticipantsPage,
}));
const PeoplePage = lazy(async () => ({ default: (await import('./people/people-page.tsx')).PeoplePage }));

/** The name is the same in every language. */
const appName = 'Podium';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } });

/** The start page of a user, depending on their rights. */
function Home() {
  const sections = useSections();
  return <Navigate to={homePath(sections, gamesFacts().name !== '')} replace />;
}

export function App() {
  const { direction } = languageByTag(useLanguage());
  const themes = useMemo(() => themesFor(direction), [direction]);
  return (
    <DirectedStyles direction={direction}>
      <BrowserRouter basename="/console">
        <Admin
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          lightTheme={themes.light}
          darkTheme={themes.dark}
          layout={ConsoleLayout}
          loginPage={SignInPage}
          catchAll={NotFoundPage}
          error={FailurePage}
          title={appName}
          disableTelemetry
          requireAuth
        >
          {(_permissions: unknown) => [
            <CustomRoutes key="pages">
              <Route path="/" element={<Home />} />
              <Route path="/content" element={<OverviewPage />} />
              <Route path="/media" element={<MediaPage />} />
              <Route path="/today" element={<TodayPage />} />
              <Route path="/feedback" element={<FeedbackPage />} />
              <Route path="/audit" element={<AuditPage />} />
              <Route path="/schedule" element={<SchedulePage />} />
              <Route path="/results" element={<ResultsPage />} />
              <Route path="/results/:unit" element={<SheetPage />} />
              <Route path="/imports" element={<ImportsPage />} />
              <Route path="/bundles" element={<BundlesPage />} />
              <Route path="/first-games" element={<FirstGamesPage />} />
              <Route path="/participants" element={<ParticipantsPage />} />
              <Route path="/qr-codes" element={<QrCodesPage />} />
              <Route path="/switches" element={<SwitchesPage />} />
              <Route path="/erasures" element={<ErasuresPage />} />
              <Route path="/trivia" element={<TriviaPage />} />
              <Route path="/trivia/:quiz" element={<QuizPage />} />
              <Route path="/courses" element={<CoursesPage />} />
              <Route path="/courses/:course" element={<CourseParticipantsPage />} />
              <Route path="/people" element={<PeoplePage />} />
            </CustomRoutes>,
            ...kindNames.map((kind) => (
              <Resource key={kind} name={kind} list={ItemListPage} create={NewItemPage} edit={ItemPage} />
            )),
          ]}
        </Admin>
      </BrowserRouter>
    </DirectedStyles>
  );
}
