import { CssBaseline, ThemeProvider } from '@mui/material';
import { kindNames } from '@podium/content';
import { languageByTag } from '@podium/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { ConsoleLayout } from './frame/console-layout.tsx';
import { FailureBoundary } from './frame/failure-page.tsx';
import { NoticeBar } from './frame/notice-bar.tsx';
import { gamesFacts } from './language/games-store.ts';
import { useLanguage } from './language/language-store.ts';
import { useAppearance } from './look/appearance-store.ts';
import { DirectedStyles } from './look/direction.tsx';
import { themesFor } from './look/theme.ts';
import { homePath } from './sign-in/rights.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { useSections, useUser } from './sign-in/session-store.ts';

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

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } });

/** The start page of a user, depending on their rights. */
function Home() {
  const sections = useSections();
  return <Navigate to={homePath(sections, gamesFacts().name !== '')} replace />;
}

/** Pages for signed-in users; others log in first and then get the page they asked for. */
function SignedIn() {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!user) return <Navigate to="/login" state={{ nextPathname: pathname, nextSearch: search }} replace />;
  return (
    <ConsoleLayout>
      <Outlet />
    </ConsoleLayout>
  );
}

export function App() {
  const { direction } = languageByTag(useLanguage());
  const appearance = useAppearance();
  const themes = useMemo(() => themesFor(direction), [direction]);
  return (
    <DirectedStyles direction={direction}>
      <ThemeProvider theme={themes[appearance]}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <BrowserRouter basename="/console">
            <FailureBoundary>
              <Routes>
                <Route path="/login" element={<SignInPage />} />
                <Route element={<SignedIn />}>
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
                  {kindNames.map((kind) => (
                    <Route key={kind} path={`/${kind}`}>
                      <Route index element={<ItemListPage key={kind} kind={kind} />} />
                      <Route path="create" element={<NewItemPage key={kind} kind={kind} />} />
                      <Route path=":id" element={<ItemPage kind={kind} />} />
                    </Route>
                  ))}
                  <Route path="*" element={<NotFoundPage />} />
                </Route>
              </Routes>
            </FailureBoundary>
          </BrowserRouter>
          <NoticeBar />
        </QueryClientProvider>
      </ThemeProvider>
    </DirectedStyles>
  );
}
