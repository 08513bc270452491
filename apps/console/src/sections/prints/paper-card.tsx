import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PaperCardProps {
  title: string;
  about: string;
  /** The choices. */
  children: ReactNode;
  /** The link that opens the PDF. */
  open: ReactNode;
  onSubmit?: () => void;
}

export function PaperCard({ title, about, children, open, onSubmit }: PaperCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ display: 'grid', gap: 1.5, height: '100%', alignContent: 'start' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary">{about}</Typography>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.();
          }}
          sx={{ display: 'grid', gap: 1.5, mt: 0.5 }}
        >
          {children}
        </Box>
        {open}
      </CardContent>
    </Card>
  );
}
