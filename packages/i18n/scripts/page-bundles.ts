/** Which phrases travel together: what every page says, what one screen says beside, and what one sport says. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from './phrase-folders.ts';

/** The modules that stand round every screen. */
const frame = ['client.tsx', 'root.tsx', 'router.tsx', 'locale-layout.tsx'];
/** Keys that no screen need name for itself: each page has them, or each page of a sport. */
const always = /^(?!parts\.|screens\.|discipline\.)/u;
const ofSport = /^discipline\.([^.]+)\./u;

/** By the name of the bundle, the full keys in it: `core`, `screen-day`, `discipline-jud`. */
export function pageBundles(root: string, keys: readonly string[]): Map<string, Set<string>> {
  const web = join(root, 'apps/web/src');
  const read = moduleReader(web, keys);
  const core = new Set([
    ...keys.filter((key) => always.test(key)),
    ...said(
      read,
      frame.map((file) => join(web, file)),
    ),
  ]);
  const bundles = new Map([['core', core]]);
  for (const screen of folders(join(web, 'screens'))) {
    const own = said(read, modulesIn(join(web, 'screens', screen))).filter((key) => !core.has(key));
    if (own.length > 0) bundles.set(`screen-${screen}`, new Set(own));
  }
  for (const key of keys) {
    const [, discipline] = ofSport.exec(key) ?? [];
    if (discipline && discipline !== 'generic')
      bundles.set(`discipline-${discipline}`, (bundles.get(`discipline-${discipline}`) ?? new Set()).add(key));
  }
  return bundles;
}

/** Keys of parts and screens that no page would ever say. */
export function unsaidKeys(bundles: ReadonlyMap<string, ReadonlySet<string>>, keys: readonly string[]): string[] {
  const all = new Set([...bundles.values()].flatMap((bundle) => [...bundle]));
  return keys.filter((key) => !all.has(key) && !ofSport.test(key));
}

interface Module {
  imports: string[];
  says: string[];
}

/** All keys that some modules say, and what they import. */
function said(read: (file: string) => Module, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const keys = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { imports, says } = read(file);
    for (const key of says) keys.add(key);
    waiting.push(...imports);
  }
  return [...keys];
}

/** `from './x.ts'`, `import('./x.tsx')`: the house names files with their ending. */
const anImport = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+\.tsx?)'/gu;
// A file of that name in each folder: import.meta.glob('../screens/*/navigation.ts').
const aGlob = /import\.meta\.glob\b[^('"]*\(\s*'([^'*]+)\*(\/[^'*]+)'/gu;
/** A key is told whole, `'screens.day.title'`, or by its beginning: `screens.day.${part}`. */
const aKey = /['"`]((?:parts|screens|discipline)\.[\w.-]+)(['"`]|\$\{)/gu;

function moduleReader(web: string, keys: readonly string[]): (file: string) => Module {
  const known = new Map<string, Module>();
  return (file) => {
    const done = known.get(file);
    if (done) return done;
    const text = file.startsWith(web) && !file.endsWith('.gen.ts') ? readFileSync(file, 'utf8') : '';
    const named = [...text.matchAll(anImport)].map(([, path]) => join(dirname(file), path!));
    const globbed = [...text.matchAll(aGlob)].flatMap(([, parent, path]) =>
      folders(join(dirname(file), parent!)).map((name) => join(dirname(file), parent!, name + path!)),
    );
    const says = [...text.matchAll(aKey)].flatMap(([, start, end]) =>
      keys.filter((key) => (end === '${' ? key.startsWith(start!) : key === start)),
    );
    const found = { imports: [...named, ...globbed].filter(existsSync), says };
    known.set(file, found);
    return found;
  };
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$|^phrases\b/u.test(file))
    .map((file) => join(folder, file));
}
