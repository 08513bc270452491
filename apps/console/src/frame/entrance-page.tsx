import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { AppearanceMenu } from './appearance-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';

/** A page for people who are not in the console yet: one card, language and appearance above it. */
export function EntrancePage({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Podium`;
  }, [title]);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        p: 2,
        gap: 2,
      }}
    >
      <Box sx={{ alignSelf: 'flex-end' }}>
        <LanguageMenu />
        <AppearanceMenu />
      </Box>
      <Card sx={{ width: '100%', maxWidth: isWide ? 960 : 420 }}>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 3 }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <img src="/icon.svg" alt="" width={32} height={32} />
            <Typography variant="h1" component="h1">
              {title}
            </Typography>
          </Box>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
