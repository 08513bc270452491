import type { GamesPlan, PlanAct } from '@podium/contract';
import { createContext, useContext } from 'react';
import { findText } from '../../language/text.ts';
import { useLanguage } from '../../language/language-store.ts';
import type { EnteredEvent } from './entry-facts.ts';
import type { KnownState } from './known-people/use-known-people.ts';
import type { PlanFault } from './plan-faults.ts';
import type { PlanState } from './plan-keeper.ts';

interface PlanContextValue {
  state: PlanState;
  plan: GamesPlan;
  change: (change: (plan: GamesPlan) => GamesPlan) => void;
  /** Changes what is typed in fields, too. */
  replace: (change: (plan: GamesPlan) => GamesPlan) => void;
  /** Saves what was changed. @throws RequestError */
  flush: () => Promise<void>;
  /** Changes a published event. @throws RequestError */
  act: (act: PlanAct) => Promise<void>;
  /** @throws RequestError */
  takeBack: () => Promise<void>;
  faults: readonly PlanFault[];
  /** Empty fields are reported only after an attempt to publish. */
  isChecked: boolean;
  /** Entry lines that could not be parsed, by event: kept while the page is open. */
  texts: Map<string, string>;
  /** A spreadsheet that is being taken, with the organizer's choices: kept while the plan is replaced by a late entry. */
  kept: Map<string, unknown>;
  /** Imported people and public events: their people keep their numbers when they are entered again. */
  earlier: readonly EnteredEvent[];
  known: KnownState;
}

export const PlanContext = createContext<PlanContextValue | undefined>(undefined);

export function usePlan(): PlanContextValue {
  const context = useContext(PlanContext);
  if (!context) throw new Error('usePlan: only within the page of the plan');
  return context;
}

export function useFaultText(): (code: string) => string {
  const language = useLanguage();
  return (code) => findText(language, `first-games.fault.${code}`) ?? code;
}
