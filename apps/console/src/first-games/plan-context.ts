import type { GamesPlan } from '@podium/contract';
import { createContext, useContext } from 'react';
import { findText } from '../language/text.ts';
import { useLanguage } from '../language/language-store.ts';
import type { PlanFault } from './plan-faults.ts';
import type { PlanState } from './plan-keeper.ts';

interface PlanInHand {
  state: PlanState;
  plan: GamesPlan;
  change: (change: (plan: GamesPlan) => GamesPlan) => void;
  faults: readonly PlanFault[];
  /** Empty fields are faults only once publication was asked for. */
  isChecked: boolean;
  /** Lines of entries that could not be read, by event: kept while the page is open. */
  texts: Map<string, string>;
}

export const PlanContext = createContext<PlanInHand | undefined>(undefined);

export function usePlan(): PlanInHand {
  const context = useContext(PlanContext);
  if (!context) throw new Error('usePlan: only within the page of the plan');
  return context;
}

/** @returns the sentence for a fault of the plan */
export function useFaultText(): (code: string) => string {
  const language = useLanguage();
  return (code) => findText(language, `first-games.fault.${code}`) ?? code;
}
