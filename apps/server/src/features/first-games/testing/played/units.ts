/** Ids of the contests of the played Games. */
export const heat = (number: number): string => `ATHW100M--------------HEAT000${number}00`;
export const raceFinal = 'ATHW100M--------------FNL-000100';
export const longJump = 'ATHWLONGJUMP----------FNL-000100';
export const highJump = 'ATHMHIGHJUMP----------FNL-000100';
/** @param number 2 is the match for bronze in the phase of the final */
export const tableTennis = (phase: 'QFNL' | 'SFNL' | 'FNL-', number = 1): string =>
  `TTEMSINGLES-----------${phase}000${number}00`;
export const volleyball = (phase: 'GPA-' | 'GPB-' | 'SFNL' | 'FNL-', number: number): string =>
  `VVOWTEAM6-------------${phase}000${number}00`;
export const football = (number: number): string => `FBLMTEAM7-------------GPA-000${number}00`;
export const chess = (round: number, board: number): string => `X01XCHESS-------------SWS-0${round}0${board}00`;
export const judo = (phase: 'QFNL' | 'SFNL' | 'REP-' | 'REPF' | 'FNL-', number = 1): string =>
  `JUDM66KG--------------${phase}000${number}00`;
export const swimFinal = 'SWMW50MFR-------------FNL-000100';
export const sackRace = (number: number): string => `X02XT.SACK------------FNL-000${number}00`;
export const floor = 'GARWFLOOR-------------FNL-000100';
