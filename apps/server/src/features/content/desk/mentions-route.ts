import { kindNames } from '@podium/content';
import { languageCode, mentionsAnswer } from '@podium/contract';
import type { Mention } from '@podium/contract';
import { foldedText, foldedWords } from '@podium/games';
import type pg from 'pg';
import { z } from 'zod';
import { ApiError } from '../../../ground/api-error.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import { listItems } from '../items.ts';
import { titleOrId } from './present-items.ts';

/** Finds texts that name a participant whose name a level hides: texts of organizers, which the server does not change. */
export function mentionsRoute({ pool, program }: FeatureKit): Route {
  return route(
    {
      method: 'get',
      path: '/api/v1/desk/participants/{id}/mentions',
      summary: 'Published items whose texts may name a participant',
      description:
        'Items that contain every word of the name. Organizers have to correct them: a publication level changes no text of theirs, and no file.',
      tag: 'desk',
      access: { grants: ['manager'] },
      params: z.object({ id: z.string().min(1).max(80) }),
      query: z.object({ lang: languageCode.default('en') }),
      answer: mentionsAnswer,
      errors: { notFound: 'There is no such participant' },
    },
    async ({ params: { id }, query: { lang } }) => {
      const { partition } = program();
      const names = await namesOf(pool, partition, id);
      if (names.length === 0) throw new ApiError('notFound', 'There is no such participant.');
      const items: Mention[] = [];
      for (const kind of kindNames)
        for (const item of await listItems(pool, partition, kind))
          if (mentions(item.data, names)) {
            const { title } = titleOrId(kind, item.id, item.data, lang);
            items.push({ kind, id: item.id, title });
          }
      return { items, total: items.length };
    },
  );
}

/** The names of a participant, each as folded words: as the sources write it, and as organizers have corrected it. */
async function namesOf(pool: pg.Pool, partition: number, id: string): Promise<string[][]> {
  const { rows } = await pool.query<{ name: string }>(
    `select concat_ws(' ', given_name, family_name) as name from sport.participants where partition = $1 and id = $2
     union select display_name from sport.participants where partition = $1 and id = $2 and display_name is not null
     union select concat_ws(' ', name ->> 'given', name ->> 'family') from sport.names
       where partition = $1 and person_id = $2 and name is not null`,
    [partition, id],
  );
  return rows.map(({ name }) => foldedWords(name)).filter((words) => words.length > 0);
}

/** Returns whether some text of an item contains every word of one of the names. */
function mentions(data: unknown, names: readonly string[][]): boolean {
  if (typeof data === 'string') {
    const folded = foldedText(data);
    return names.some((words) => words.every((word) => folded.includes(word)));
  }
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => mentions(value, names));
}
