import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './phrase-folders.ts';

/**
 * Source text of `packages/disciplines/src/phrases.gen.ts`, which lists the phrases in the folders of sports. Those of a
 * candidate language are in the folder of that language.
 */
export function sportPhrasesSource(root: string): string {
  const sports = join(root, 'packages/disciplines/src');
  const languages = folders(sports)
    .filter((key) => existsSync(join(sports, key, 'main.ts')))
    .map((key): [string, string[]] => [
      key,
      readdirSync(join(sports, key, 'phrases'))
        .map((file) => file.replace(/\.ts$/u, ''))
        .toSorted(),
    ]);
  const imports = languages.flatMap(([key, tags]) =>
    tags.map((tag) => `import { ${tag} as ${key}_${tag} } from './${key}/phrases/${tag}.ts';\n`),
  );
  const lines = languages.map(
    ([key, tags]) => `  ${key}: { ${tags.map((tag) => `${tag}: ${key}_${tag}`).join(', ')} },\n`,
  );
  return `${imports.join('')}\nexport const phrases = {\n${lines.join('')}} as const satisfies Record<string, Record<string, Record<string, string>>>;\n`;
}
