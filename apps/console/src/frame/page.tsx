import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

interface PageProps {
  title: string;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  /** A line below the heading, or several. */
  about?: ReactNode;
  children: ReactNode;
}

/** A page of the console: heading, tab title, content. */
export function Page({ title, actions, about, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Podium`;
  }, [title]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, pb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1" component="h1" dir="auto" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {typeof about === 'string' ? <Typography color="text.secondary">{about}</Typography> : about}
      {children}
    </Box>
  );
}
