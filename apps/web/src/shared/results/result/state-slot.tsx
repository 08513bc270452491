import './state-slot.css';
import { useState } from 'react';
import { isLive } from '../../elements/item-state.ts';
import { DataAgeLine } from '../../elements/parts/data-age-line.tsx';
import { useText } from '../../shell/page-context.tsx';
import { isWithoutSilver } from '../without-silver.ts';
import { useContestHead } from './contest-head.tsx';
import { headlineText } from './headline-text.ts';
import { isSettledResult, openStates } from './slot-part.ts';
import { isWithoutSpace } from './slot-space.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';
import type { ContestHead } from './contest-head.ts';

const { Part: OpenSlot } = openStates;

/**
 * The state of a contest below its head: the countdown, the latest action, the stage of the result, the outcome. Each
 * replaces the previous one in the same space, so that nothing below moves.
 */
export function StateSlot({ unit }: { unit: UnitAnswer }) {
  const { head, sport } = useContestHead(unit);
  const [isSettled] = useState(isWithoutSpace(unit));
  return (
    <div className={isSettled ? 'state-slot is-settled' : 'state-slot'}>
      <SlotText unit={unit} head={head} sport={sport} />
      <DataAgeLine asOf={unit.asOf} isLive={isLive(unit)} />
    </div>
  );
}

export interface SlotProps {
  unit: UnitAnswer;
  head: ContestHead;
  sport: Sport;
}

function SlotText(props: SlotProps) {
  const { unit } = props;
  const isSettled = isSettledResult(unit);
  // Stays mounted, so that screen readers announce that the result became official.
  const [wasOpen] = useState(!isSettled);
  if (unit.status === 'CANCELLED' || unit.rerun) return null;
  return (
    <>
      {(wasOpen || !isSettled) && <OpenSlot {...props} />}
      {isSettled && <Outcome {...props} />}
    </>
  );
}

/** The outcome as a sentence. */
function Outcome({ unit, sport }: SlotProps) {
  const t = useText();
  const text = headlineText(t, unit, sport);
  const isCorrection = unit.outcome?.decidedBy === 'correction';
  const notes = [
    isCorrection && t('parts.medal-steps.correction'),
    unit.medal === 'gold' && isWithoutSilver(unit.podium ?? []) && t('parts.medal-steps.noSilver'),
    unit.medal === 'gold' &&
      unit.podium?.some(({ isOfficial, isEventOpen }) => !isOfficial && !isEventOpen) &&
      t('parts.medal-steps.provisional'),
  ].filter((note) => typeof note === 'string');
  return (
    <div>
      {text && <p className="headline-text">{text}</p>}
      {notes.map((note) => (
        <p key={note} className="text-second text-ink2">
          {note}
        </p>
      ))}
    </div>
  );
}
