import { isolate } from '@podium/i18n';
import { Alert, Button } from '@mui/material';
import type { FirstGamesWaiting } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { request } from '../api/request.ts';
import { useLanguage } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { useOpenSections } from '../session/open-sections.ts';

interface NextRoundsProps {
  /** Only of these public events. */
  events: readonly string[];
  /** Changes with the results, so that a round is offered as soon as the one before is official. */
  seen: string | number;
}

/** Rounds of Swiss tournaments that can be drawn, for those who may draw them. */
export function NextRounds({ events, seen }: NextRoundsProps) {
  const t = useText();
  const language = useLanguage();
  const draws = useOpenSections().get('first-games')?.address;
  // The start page lists these rounds as well, so a failed request is not reported here.
  const { data } = useQuery({
    queryKey: ['first-games', 'waiting', seen],
    queryFn: async () => request<FirstGamesWaiting>('/api/v1/desk/first-games/waiting'),
    enabled: draws !== undefined && events.length > 0,
    retry: false,
  });
  const rounds = (data?.rounds ?? []).filter(({ publicId }) => events.includes(publicId));
  return rounds.map(({ publicId, names, round }) => (
    <Alert
      key={publicId}
      severity="info"
      action={
        <Button
          color="inherit"
          component={Link}
          to={`${draws}?${new URLSearchParams({ step: 'draw', event: publicId, act: 'drawRound' }).toString()}`}
        >
          {t('program.drawRound', { round })}
        </Button>
      }
    >
      {t('program.roundOver', { event: isolate(names[language] ?? names.en ?? Object.values(names)[0] ?? ''), round })}
    </Alert>
  ));
}
