import { Box, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { isInOrder, planTimes } from '@podium/games';
import type { PlannedContest, PlannedSide, Texts } from '@podium/games';
import { formattersFor, languageByTag } from '@podium/i18n';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { entrantName } from './entrant-name.ts';
import { usePlan } from './plan-context.ts';
import { drawnEvent } from './published-draw.ts';
import { typedName } from './plan.ts';

/** The contests of an event by phase, in order of play. @param places names of venues and courts by id */
export function DrawnEvent({ event, places }: { event: PlanEvent; places: ReadonlyMap<string, string> }) {
  const t = useText();
  const language = useLanguage();
  const { plan, state } = usePlan();
  const drawn = drawnEvent(event, state.answer.draws);
  const { phases, contests } = drawn;
  const areInOrder = 'lanes' in event.template && isInOrder(event.template.lanes);
  const times = new Map(planTimes(event, drawn).map((timed) => [timed.key, timed]));
  const names = new Map(event.entries.items.map((item) => [item.id, entrantName(item)]));
  const seeds = new Map(event.entries.items.map(({ id, seed }) => [id, seed]));
  // The start is in local time of the Games, and is displayed unchanged.
  const { dateTime } = formattersFor(languageByTag(language), 'UTC');
  const inLanguage = (texts: Texts): string => texts[language] ?? texts.en ?? '';
  const contestName = (key: string): string => inLanguage(contests.find((contest) => contest.key === key)?.name ?? {});
  const phaseName = (code: string): string => inLanguage(phases.find((phase) => phase.code === code)?.name ?? {});
  const sideText = (side: PlannedSide): string => {
    if ('entrant' in side) return names.get(side.entrant) ?? '';
    if ('bye' in side) return t('first-games.bye');
    if ('contest' in side && side.before !== undefined)
      return t('first-games.lostTo', { contest: contestName(side.contest), rounds: side.before });
    if ('contest' in side)
      return t(side.result === 'W' ? 'first-games.winnerOf' : 'first-games.loserOf', {
        contest: contestName(side.contest),
      });
    return t('first-games.rankOf', { rank: side.rank, phase: phaseName(side.phase) });
  };
  const facts = ({ key }: PlannedContest): string => {
    const timed = times.get(key);
    const time = timed && !Number.isNaN(timed.startMs) ? dateTime(new Date(timed.startMs).toISOString()) : '';
    const court = places.get(timed?.court ?? (timed && timed.venue !== event.venue ? timed.venue : ''));
    return [time, court].filter(Boolean).join(' · ');
  };
  if (contests.length === 0) return <Typography color="text.secondary">{t('first-games.nothingToDraw')}</Typography>;
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={t('first-games.drawOf', { event: typedName(plan, event.name) })}
      sx={{ display: 'flex', gap: 2, overflowX: 'auto', pb: 1 }}
    >
      {phases.map((phase) => (
        <Box
          key={phase.code}
          sx={{ flex: '1 0 220px', maxWidth: 320, display: 'flex', flexDirection: 'column', gap: 1 }}
        >
          <Typography variant="h4" component="h4" sx={{ fontSize: '0.9375rem', fontWeight: 700 }}>
            {inLanguage(phase.name)}
          </Typography>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, justifyContent: 'space-around', flexGrow: 1 }}>
            {contests
              .filter((contest) => contest.phase === phase.code)
              .map((contest) => (
                <Box key={contest.key} sx={{ ...panel, p: 1 }}>
                  <Typography variant="caption" color="text.secondary" component="div">
                    {[inLanguage(contest.name), facts(contest)].filter(Boolean).join(' · ')}
                  </Typography>
                  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                    {contest.sides.map((side, index) => (
                      <li key={JSON.stringify(side)}>
                        {'lane' in side && side.lane !== undefined && (
                          <strong>{areInOrder ? index + 1 : side.lane} </strong>
                        )}
                        <bdi>{sideText(side)}</bdi>
                        {'entrant' in side && seeds.get(side.entrant) !== undefined && (
                          <Typography component="span" variant="caption" color="text.secondary">
                            {' '}
                            [{seeds.get(side.entrant)}]
                          </Typography>
                        )}
                      </li>
                    ))}
                  </Box>
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
