/** Reads a spreadsheet in a thread of its own, so that the page answers meanwhile. */
import { SheetsUnreadable } from '@podium/games-folder/own-sheets';
import type { OwnSheets, SheetsFault } from '@podium/games-folder/own-sheets';
import { readSheets } from '@podium/games-folder/read-sheets';

export interface SheetRequest {
  bytes: Uint8Array;
  name: string;
}
export type SheetAnswer = { sheets: OwnSheets } | { fault: SheetsFault };

function answer({ bytes, name }: SheetRequest): SheetAnswer {
  try {
    return { sheets: readSheets(bytes, name) };
  } catch (error) {
    return { fault: error instanceof SheetsUnreadable ? error.code : 'damaged' };
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => postMessage(answer(data)));
