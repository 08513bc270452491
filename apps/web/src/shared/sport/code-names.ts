import { createContext } from 'react';
import type { UnitAnswer } from '@podium/contract';

/** What the source calls codes that stand on this page. */
export const CodeNamesContext = createContext<UnitAnswer['codeNames']>(undefined);
