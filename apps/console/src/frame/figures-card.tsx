import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../language/text.ts';

export interface Figure {
  name: string;
  value: string;
  /** Address of a page that shows more. */
  to?: string;
  isBad?: boolean;
}

export function FiguresCard({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const t = useText();
  return (
    <Card>
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {title}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {figures.map(({ name, value, to, isBad }) => (
            <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box
                component="dd"
                sx={{ m: 0, fontWeight: 700, textAlign: 'end', color: isBad ? 'error.main' : 'text.primary' }}
              >
                {to ? (
                  <Link component={RouterLink} to={to} color="inherit" aria-label={t('frame.figure', { name, value })}>
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
