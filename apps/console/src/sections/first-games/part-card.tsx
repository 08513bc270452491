import { Box, Card, CardContent, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DeleteIcon } from '../../look/icons.tsx';

interface PartCardProps {
  title: string;
  removal?: { label: string; onRemove: () => void };
  children: ReactNode;
}

/** A place, delegation or event of the plan. */
export function PartCard({ title, removal, children }: PartCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h3" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {removal && (
            <IconButton aria-label={removal.label} onClick={removal.onRemove}>
              <DeleteIcon />
            </IconButton>
          )}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
