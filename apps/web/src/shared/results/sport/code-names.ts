import { createContext } from 'react';
import type { UnitAnswer } from '@podium/contract';

/** The feed's names for the codes on this page. */
export const CodeNamesContext = createContext<UnitAnswer['codeNames']>(undefined);
