import { AppBar, Box, Drawer, IconButton, Link, Toolbar, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useText } from '../language/text.ts';
import { useAppearance } from '../look/appearance-store.ts';
import { MenuIcon } from '../look/icons.tsx';
import { unseen } from '../look/unseen.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { SectionsContext, useOpenSections } from '../session/open-sections.ts';
import { AppearanceMenu } from '../frame/appearance-menu.tsx';
import { LanguageMenu } from '../frame/language-menu.tsx';
import { LazyParts } from '../frame/lazy-parts.tsx';
import { Loading } from '../frame/loading.tsx';
import { Navigation } from './navigation.tsx';
import { NoRightsPage } from './no-rights-page.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { SearchButton } from './search/search-button.tsx';
import { UserMenu } from './user-menu.tsx';
import { FailureBoundary } from '../frame/failure-page.tsx';

const barHeight = 56;
const menuWidth = 256;

export function ConsoleLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const sections = [...useOpenSections().values()];
  const banners = use(SectionsContext).map(({ name, banner }) => ({ name, load: banner }));
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setIsOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // A new page starts at the top, for keyboard users too.
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  const menu = <Navigation sections={sections} onChosen={() => setIsOpen(false)} />;
  const hasMenu = sections.length > 0;
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }} data-theme={useAppearance()}>
      <Link
        href="#main-content"
        sx={{
          position: 'absolute',
          insetBlockStart: -100,
          p: 2,
          zIndex: 2000,
          bgcolor: 'background.paper',
          '&:focus': { insetBlockStart: 0 },
        }}
      >
        {t('frame.skip')}
      </Link>
      <AppBar position="fixed" sx={{ zIndex: ({ zIndex }) => zIndex.drawer + 1 }}>
        <Toolbar
          variant="dense"
          disableGutters
          sx={{ minHeight: barHeight, px: { xs: 1, sm: 2 }, gap: { xs: 0, sm: 0.5 } }}
        >
          {hasMenu && !isWide && (
            <IconButton aria-label={t('frame.menu')} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              <MenuIcon />
            </IconButton>
          )}
          <Link
            component={RouterLink}
            to="/"
            underline="none"
            sx={{
              color: 'text.primary',
              fontWeight: 700,
              fontSize: '1.125rem',
              whiteSpace: 'nowrap',
              minWidth: 0,
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              p: 1,
            }}
          >
            <img src="/icon.svg" alt="" width={24} height={24} />
            <Box component="span" sx={isNarrow ? unseen : undefined}>
              {t('frame.name')}
            </Box>
          </Link>
          <Box sx={{ flexGrow: 1 }} />
          {hasMenu && <SearchButton />}
          <LanguageMenu />
          <AppearanceMenu />
          <UserMenu />
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', pt: `${barHeight}px` }}>
        {hasMenu && isWide && (
          <Box
            component="nav"
            aria-label={t('frame.menu')}
            sx={{
              width: menuWidth,
              flexShrink: 0,
              position: 'sticky',
              top: barHeight,
              height: `calc(100vh - ${barHeight}px)`,
              overflowY: 'auto',
              border: '0 solid',
              borderColor: 'divider',
              borderInlineEndWidth: '1px',
              bgcolor: 'background.paper',
            }}
          >
            {menu}
          </Box>
        )}
        {hasMenu && !isWide && (
          <Drawer
            open={isOpen}
            onClose={() => setIsOpen(false)}
            slotProps={{ paper: { sx: { width: menuWidth, borderRadius: 0 } } }}
          >
            <Box component="nav" aria-label={t('frame.menu')} sx={{ pt: `${barHeight}px` }}>
              {menu}
            </Box>
          </Drawer>
        )}
        <Box
          component="main"
          id="main-content"
          ref={main}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, p: { xs: 2, md: 3 }, maxWidth: 1440, outline: 'none' }}
        >
          {hasMenu && <LazyParts parts={banners} />}
          <FailureBoundary key={pathname}>
            <Suspense fallback={<Loading />}>{hasMenu ? children : <NoRightsPage />}</Suspense>
          </FailureBoundary>
        </Box>
      </Box>
      <SignInAgain />
    </Box>
  );
}
