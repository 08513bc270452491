import { CssBaseline, ThemeProvider } from '@mui/material';
import { languageByTag } from '@podium/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, useMemo } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { FailureBoundary } from './frame/failure-page.tsx';
import { Loading } from './frame/loading.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { NoticeBar } from './frame/notice-bar.tsx';
import { gamesFacts } from './language/games-store.ts';
import { useLanguage } from './language/language-store.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { useAppearance } from './look/appearance-store.ts';
import { DirectedStyles } from './look/direction.tsx';
import { themesFor } from './look/theme.ts';
import { sections } from './sections/sections.gen.ts';
import { SectionsContext, useOpenSections } from './session/open-sections.ts';
import { homePath } from './session/section.ts';
import type { Section } from './session/section.ts';
import { useUser } from './session/session-store.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

const toPage = ({ path, load }: Section['pages'][number]) => ({
  path,
  Page: lazy(async () => ({ default: await load() })),
});
const pages = sections.flatMap((section) => section.pages).map(toPage);
const openPages = sections.flatMap((section) => section.openPages ?? []).map(toPage);

/** Pages for people without an account. */
const InvitationPage = lazy(async () => ({
  default: (await import('./sign-in/invitation-page.tsx')).InvitationPage,
}));

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } });

/** The start page of a user, depending on their rights. */
function Home() {
  const open = useOpenSections();
  const grants = useUser()?.grants ?? [];
  return <Navigate to={homePath([...open.values()], grants, gamesFacts().name !== '')} replace />;
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
          <SectionsContext value={sections}>
            <BrowserRouter basename="/console">
              <FailureBoundary>
                <Routes>
                  <Route path="/login" element={<SignInPage />} />
                  <Route
                    path="/invitation"
                    element={
                      <Suspense fallback={<Loading />}>
                        <InvitationPage />
                      </Suspense>
                    }
                  />
                  {openPages.map(({ path, Page }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        <Suspense fallback={<Loading />}>
                          <Page />
                        </Suspense>
                      }
                    />
                  ))}
                  <Route element={<SignedIn />}>
                    <Route path="/" element={<Home />} />
                    {pages.map(({ path, Page }) => (
                      <Route key={path} path={path} element={<Page />} />
                    ))}
                    <Route path="*" element={<NotFoundPage />} />
                  </Route>
                </Routes>
              </FailureBoundary>
              <NoticeBar />
            </BrowserRouter>
          </SectionsContext>
        </QueryClientProvider>
      </ThemeProvider>
    </DirectedStyles>
  );
}
