import { prepareAnswer } from '../../answers/prepared-answer.ts';
import type { PreparedAnswer } from '../../answers/prepared-answer.ts';
import { flagName } from '../../flags/codes.ts';
import { flagDrawing } from '../../flags/flag-drawing.ts';

/** By name, each read and packed when first asked for: 281 of them, half a kilobyte each. */
const pictures = new Map<string, Promise<PreparedAnswer>>();

/** The picture for what stands between `/flags/` and `.svg`; undefined where there is no such flag. */
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
