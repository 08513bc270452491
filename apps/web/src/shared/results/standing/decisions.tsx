import type { StandingAnswer } from '@podium/contract';
import { useText } from '../../shell/page-context.tsx';

const decisionNames = { LOT: 'lot', JURY: 'jury', EXTRA: 'extra', SHARED: 'shared' } as const;
const decisionCodes = ['LOT', 'JURY', 'EXTRA', 'SHARED'] as const;

/** Decisions of ties, with their reasons as notes. */
export function Decisions({ details }: Pick<StandingAnswer, 'details'>) {
  const t = useText();
  const isMade = (decision: string): boolean =>
    details?.some(({ code, value }) => code === 'DECIDED_BY' && value === decision) ?? false;
  return decisionCodes.filter(isMade).map((code) => (
    <p key={code} className="foot-note text-ink2">
      {t(`parts.standing.decided.${decisionNames[code]}`)}
    </p>
  ));
}
