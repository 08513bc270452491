import { Alert, Box, Button, ButtonBase, TextField, Typography } from '@mui/material';
import type { PlanEvent } from '@podium/contract';
import { fold } from '@podium/games';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../language/text.ts';
import { UnfoldIcon } from '../../../look/icons.tsx';
import { panel } from '../../../look/panel.ts';
import { isAsked } from '../acts/asked-act.ts';
import { usePlan } from '../plan-context.ts';
import { typedName } from '../plan.ts';

/** Up to this number, all events are open. */
const fewEvents = 4;

interface EventListProps {
  /** Text beside the name of a folded event. */
  summary: (event: PlanEvent) => string;
  children: (event: PlanEvent, index: number) => ReactNode;
}

/** The events of a step. Many are folded: each is found by its name and opened alone, or all at once. */
export function EventList({ summary, children }: EventListProps) {
  const t = useText();
  const { plan, faults } = usePlan();
  const [search, setSearch] = useSearchParams();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  if (plan.events.length === 0) return <Alert severity="info">{t('first-games.fault.noEvent')}</Alert>;
  if (plan.events.length <= fewEvents)
    return plan.events.map((event, index) => <Fragment key={event.id}>{children(event, index)}</Fragment>);
  const query = search.get('q') ?? '';
  const find = (text: string): void =>
    setSearch(
      (now) => {
        if (text === '') now.delete('q');
        else now.set('q', text);
        return now;
      },
      { replace: true },
    );
  const found = plan.events
    .map((event, index) => ({ event, index, name: typedName(plan, event.name) }))
    .filter(({ event, name }) => fold(name).includes(fold(query.trim())) || isAsked(search, event));
  const isOnly = query !== '' && found.length === 1;
  const isAllOpen = found.every(({ event }) => openIds.has(event.id));
  const toggle = (id: string): void =>
    setOpenIds(new Set(openIds.has(id) ? [...openIds].filter((open) => open !== id) : [...openIds, id]));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          label={t('event-list.find')}
          value={query}
          onChange={({ target }) => find(target.value)}
          sx={{ flex: '1 1 220px', maxWidth: 420 }}
        />
        <Button
          variant="outlined"
          onClick={() => setOpenIds(new Set(isAllOpen ? [] : found.map(({ event }) => event.id)))}
        >
          {t(isAllOpen ? 'event-list.foldAll' : 'event-list.openAll')}
        </Button>
      </Box>
      {found.length === 0 && <Typography color="text.secondary">{t('event-list.none')}</Typography>}
      {found.map(({ event, index, name }) => {
        const isOpen = isOnly || openIds.has(event.id) || isAsked(search, event);
        const isFaulty = faults.some(({ path }) => path.startsWith(`events.${index}.`));
        return (
          <Box key={event.id} sx={{ display: 'grid', gap: 1 }}>
            <ButtonBase
              aria-expanded={isOpen}
              onClick={() => toggle(event.id)}
              sx={{ ...panel, px: 2, py: 1, gap: 1, justifyContent: 'start', textAlign: 'start', minHeight: 48 }}
            >
              <UnfoldIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
              <Typography component="span" sx={{ fontWeight: 700, minWidth: 0 }}>
                <bdi>{name}</bdi>
              </Typography>
              <Typography component="span" variant="body2" color={isFaulty ? 'error' : 'text.secondary'}>
                {isFaulty ? t('event-list.faulty') : summary(event)}
              </Typography>
            </ButtonBase>
            {isOpen && children(event, index)}
          </Box>
        );
      })}
    </>
  );
}
