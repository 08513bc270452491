import { isolate } from '@podium/i18n';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { PlanEvent, PlanExchange } from '@podium/contract';
import { useState } from 'react';
import { randomId } from '../../api/random-id.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';
import { fieldGrid } from '../../look/field-grid.ts';
import { drawnAgain, movedByDraw } from './draw-again.ts';
import { entrantName } from './entrant-name.ts';
import { seededIds, seedInOrder } from './seeds.ts';
import { PlanChoice, PlanChoices } from './plan-choice.tsx';
import type { Option } from './plan-choice.tsx';
import { usePlan } from './plan-context.ts';
import { nameList } from './plan-preview.ts';
import { newDraw, typedName } from './plan.ts';

interface DrawCorrectionsProps {
  event: PlanEvent;
  path: string;
  onChange: (part: Partial<PlanEvent>) => void;
}

/** Delegations that are kept apart, corrections by hand, and another draw. */
export function DrawCorrections({ event, path, onChange }: DrawCorrectionsProps) {
  const t = useText();
  const { plan, state } = usePlan();
  const { draws } = state.answer;
  const [nextDraw, setNextDraw] = useState<number>();
  const stored = draws[event.id];
  const hasBegun = stored !== undefined && stored.begun.length > 0;
  const delegations = plan.delegations
    .filter(({ id }) => event.entries.items.some(({ delegation }) => delegation === id))
    .map(({ id, name }): Option => [id, typedName(plan, name)]);
  const ids = delegations.map(([id]) => id);
  const drawAgain = (draw: number): void => onChange(drawnAgain(event, draw));
  const moved = nextDraw === undefined ? [] : movedByDraw(event, nextDraw, draws);
  return (
    <>
      <Box sx={fieldGrid}>
        <PlanChoices
          path={`${path}.seeds`}
          label={t('first-games.seeds')}
          hint={t('first-games.seedsHint')}
          values={seededIds(event)}
          options={event.entries.items.map((item): Option => [item.id, entrantName(item)])}
          onChange={(chosen) => onChange(seedInOrder(event, chosen))}
        />
        {delegations.length > 1 && (
          <PlanChoices
            path={`${path}.apart`}
            label={t('first-games.apart')}
            hint={t('first-games.apartHint')}
            values={event.apart ?? ids}
            options={delegations}
            onChange={(chosen) => onChange({ apart: ids.every((id) => chosen.includes(id)) ? undefined : chosen })}
          />
        )}
      </Box>
      <Exchanges event={event} path={path} onChange={onChange} isPublic={stored !== undefined} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={hasBegun}
          onClick={() => (stored ? setNextDraw(newDraw()) : drawAgain(newDraw()))}
          aria-label={t('first-games.drawAgainOf', { event: typedName(plan, event.name) })}
        >
          {t('first-games.drawAgain')}
        </Button>
        <Typography color="text.secondary">
          {t('first-games.drawNumber', { number: isolate(String(event.draw)) })}
        </Typography>
      </Box>
      {hasBegun && <Typography color="text.secondary">{t('first-games.notDrawnAgain')}</Typography>}
      {nextDraw !== undefined && (
        <DecisionDialog
          title={t('first-games.drawAgainTitle')}
          text={t('first-games.drawAgainText')}
          action={t('first-games.drawAgain')}
          changes={
            moved.length > 0
              ? [t('first-games.drawAgainMoves', { count: moved.length, names: nameList(moved, t) })]
              : [t('first-games.drawAgainSame')]
          }
          onConfirm={async () => Promise.resolve(drawAgain(nextDraw))}
          onClose={() => setNextDraw(undefined)}
        />
      )}
    </>
  );
}

/** Pairs of entrants who have exchanged their places. On a public draw, exchanging is an act of its own. */
function Exchanges({ event, path, onChange, isPublic }: DrawCorrectionsProps & { isPublic: boolean }) {
  const t = useText();
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const { draws } = usePlan().state.answer;
  const published = new Set(draws[event.id]?.exchanges);
  const names = new Map(event.entries.items.map((item) => [item.id, entrantName(item)]));
  const exchanges = event.exchanges ?? [];
  const options = [...names].map(([id, name]): Option => [id, name]);
  const describe = ({ entrants: [one, other], by }: PlanExchange): string =>
    t(by === undefined ? 'first-games.exchanged' : 'first-games.exchangedBy', {
      one: isolate(names.get(one) ?? ''),
      other: isolate(names.get(other) ?? ''),
      by: isolate(by ?? ''),
    });
  const isReady = chosen[0] !== '' && chosen[1] !== '' && chosen[0] !== chosen[1];
  const exchange = (): void => {
    onChange({ exchanges: [...exchanges, { id: randomId(), entrants: [...chosen] }] });
    setChosen(['', '']);
  };
  return (
    <>
      {!isPublic && options.length > 2 && (
        <Box sx={fieldGrid}>
          {([0, 1] as const).map((side) => (
            <PlanChoice
              key={side}
              path={`${path}.exchange.${side}`}
              label={t(side === 0 ? 'first-games.exchangeOne' : 'first-games.exchangeOther')}
              value={chosen[side]}
              options={options}
              onChange={(id) => setChosen(side === 0 ? [id, chosen[1]] : [chosen[0], id])}
            />
          ))}
          <Button variant="outlined" disabled={!isReady} onClick={exchange} sx={{ justifySelf: 'start', mt: 1 }}>
            {t('first-games.exchange')}
          </Button>
        </Box>
      )}
      {exchanges.length > 0 && (
        <Alert severity="info">
          {t('first-games.correctedByHand')}
          <ul>
            {exchanges.map((one) => (
              <li key={one.id}>
                {describe(one)}{' '}
                {!published.has(one.id) && (
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => onChange({ exchanges: exchanges.filter(({ id }) => id !== one.id) })}
                  >
                    {t('first-games.undoExchange')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
