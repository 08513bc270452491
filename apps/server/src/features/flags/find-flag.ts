import { prepareAnswer } from '../../answers/prepared-answer.ts';
import type { PreparedAnswer } from '../../answers/prepared-answer.ts';
import { flagName } from '../../flags/codes.ts';
import { flagDrawing } from '../../flags/flag-drawing.ts';

/** Cached by name, each read and compressed on its first request: 281 flags of half a kilobyte each. */
const pictures = new Map<string, Promise<PreparedAnswer>>();

/** Finds the flag for the text between `/flags/` and `.svg`; undefined if there is none. */
export async function findFlag(asked: string): Promise<PreparedAnswer | undefined> {
  const name = flagName(asked);
  if (name === undefined) return undefined;
  let picture = pictures.get(name);
  if (!picture) {
    picture = loadPicture(name);
    pictures.set(name, picture);
    picture.catch(() => pictures.delete(name));
  }
  return picture;
}

async function loadPicture(name: string): Promise<PreparedAnswer> {
  return prepareAnswer(await flagDrawing(name), 11);
}
