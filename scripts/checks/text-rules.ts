/** Text patterns that no linter rule covers, each with an alternative. */
import { isCode, isTest } from './source-tree.ts';
import type { Problem, SourceTree } from './source-tree.ts';

interface TextRule {
  rule: string;
  files: (file: string) => boolean;
  pattern: RegExp;
  message: string;
}

const isGenerated = (file: string): boolean => /\.gen\.|\/generated\/|\/migrations\//.test(file);
const isWebFile = (file: string): boolean => /^(apps\/web|packages\/ui|packages\/disciplines)\//.test(file);

/** Files that define colors: the tokens, flags, maps, and the dark head of a contest. */
const isPalette =
  /\/tokens\.css$|\.gen\.css$|\/map-colors\.css$|\/head-(rows|strip)\.css$|\/(?:contest-head|dark-field)\.css$|\/root\.tsx$/;

/** Features about people and this installation, which use machine time; all others are about the sport. */
const peopleFeatures = /^apps\/server\/src\/features\/(accounts|access-log|feedback|qr|ranking)\//;
const isSportFile = (file: string): boolean =>
  /^(apps\/server\/src\/(read-model|live|features|edge\/pages)|apps\/web\/src\/(screens|shared|frame|live)|packages\/(games|disciplines|contract|demo-games)\/src)\//.test(
    file,
  ) && !peopleFeatures.test(file);

const rules: readonly TextRule[] = [
  {
    rule: 'logical-css',
    files: (file) => file.endsWith('.css') && isWebFile(file),
    pattern:
      /(^|[\s;{])((margin|padding|border)-(left|right)|(left|right)\s*:|text-align\s*:\s*(left|right)|float\s*:\s*(left|right)|border-(top|bottom)-(left|right)-radius)/,
    message: 'physical side in a style: use the logical one (inline-start, inset-inline-end, text-align: start)',
  },
  {
    rule: 'logical-css',
    files: (file) => file.endsWith('.tsx') && isWebFile(file),
    pattern:
      /["'`\s:](-?(ml|mr|pl|pr)-(\d|auto|px|\[)|(left|right)-(\d|auto|px|\[)|text-(left|right)\b|border-[lr]\b|rounded-[lr]\b)/,
    message: 'physical side in a class: use ms- me- ps- pe- start- end- text-start border-s',
  },
  {
    rule: 'type-size',
    files: (file) => file.endsWith('.css') && isWebFile(file),
    pattern: /font-size:\s*(?!(0\.75|0\.8125|0\.9375|1|1\.125|1\.375|1\.75|2\.5)rem)[\d.]+(rem|px|em)\b/,
    message: 'type has the sizes of theme.css, and fields 1rem: 0.75, 0.8125, 0.9375, 1.125, 1.375, 1.75, 2.5rem',
  },
  {
    rule: 'color-value',
    files: (file) => isWebFile(file) && /\.(css|tsx)$/.test(file) && !isPalette.test(file) && !isTest(file),
    // Black, white and transparent are those of prints, masks and veils.
    pattern:
      /(?<![&\w])#(?!(?:000|fff|0000|888)\b)[0-9a-fA-F]{3,8}\b|\brgba?\((?!0 0 0|255 255 255)|\bhsla?\(|\bokl(?:ch|ab)\(/,
    message: 'a color value: take one of tokens.css, whose pairs are proved readable in both themes',
  },
  {
    rule: 'inline-style',
    files: (file) => file.endsWith('.tsx') && isWebFile(file) && !isTest(file),
    pattern: /\sstyle=/,
    message: 'the content security policy blocks inline styles: use a class or an attribute with a rule',
  },
  {
    rule: 'markup',
    files: (file) => /\.tsx?$/.test(file) && isWebFile(file),
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|\beval\(|new Function\(/,
    message: 'text of others never becomes markup or code',
  },
  {
    rule: 'skipped-use',
    files: (file) => /\.tsx?$/.test(file) && isWebFile(file),
    pattern: /(\?\?|\|\||&&|\?)\s*use\(/,
    message: 'call `use` in every render, with a promise of `readable`: a hook after a skipped `use` throws',
  },
  {
    rule: 'list-comma',
    // Excludes venues, which join the lines of an address.
    files: (file) =>
      /^apps\/web\/src\/(shared|screens)\//.test(file) && isCode(file) && !isTest(file) && !file.includes('/venues/'),
    pattern: /\.join\('[,;] '\)/,
    message: "Arabic has a comma of its own: join names with t('shared.pair')",
  },
  {
    rule: 'suppression',
    files: (file) => isCode(file) || file.endsWith('.mjs'),
    pattern: /(oxlint|eslint)-disable(?!.* -- \S)|@ts-(ignore|nocheck)|@ts-expect-error\s*$/,
    message: 'a suppression says why: "-- reason"',
  },
  {
    rule: 'american-names',
    files: (file) => isCode(file) && !/\/(?:phrases|languages)\/|^scripts\/checks\/|\/demo-games\//.test(file),
    pattern:
      /\b[A-Za-z]*(?:[cC]olour|[bB]ehaviour|[nN]eighbour|[nN]ormalis|[sS]erialis|[rR]ecognis|[iI]nitialis|[pP]rogramme(?![dr']))[A-Za-z]*\b/,
    message:
      'American spelling in names: color, behavior, neighbor, program, normalize, serialize, recognize, initialize',
  },
  {
    rule: 'environment',
    files: (file) =>
      /^(apps|packages)\//.test(file) &&
      isCode(file) &&
      !isTest(file) &&
      !/apps\/server\/src\/(ground\/config|database\/test-database|cli\/main)\.ts$|\/scripts\/|\.config\.ts$/.test(
        file,
      ),
    pattern: /process\.env/,
    message: 'only config.ts reads the environment: take the value from Config',
  },
  {
    rule: 'one-writer',
    files: (file) =>
      file.startsWith('apps/server/src/') &&
      isCode(file) &&
      !isTest(file) &&
      !/\/feed\/(apply|folder\/import)\//.test(file),
    pattern: /(insert into|update|delete from|truncate)\s+"?sport"?\./i,
    message: "only feed/apply and feed/folder/import write the sport's tables: send it through the journal",
  },
  {
    rule: 'games-clock',
    files: (file) => isSportFile(file) && isCode(file) && !isTest(file),
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)/,
    message:
      'the sport goes by the clock of the Games: take a GamesClock, serverNow() in the web; machineNow() and deviceNow() are for alarms, limits and durations',
  },
  {
    rule: 'default-export',
    files: (file) =>
      isCode(file) && !isGenerated(file) && !/\.config\.ts$|apps\/web\/src\/(server|routes)\.tsx?$/.test(file),
    pattern: /^export default /m,
    message: 'named exports only, but where a tool demands a default',
  },
];

export function checkTexts(tree: SourceTree): Problem[] {
  const problems: Problem[] = [];
  for (const [file, text] of tree) {
    // The rules and their tests contain the forbidden texts.
    if (isGenerated(file) || file.startsWith('scripts/checks/')) continue;
    const applying = rules.filter((rule) => rule.files(file));
    if (applying.length === 0) continue;
    for (const [index, line] of text.split('\n').entries()) {
      for (const { rule, pattern, message } of applying)
        if (pattern.test(line)) problems.push({ file, line: index + 1, rule, message });
    }
    problems.push(...checkHover(file, text));
  }
  return problems;
}

/** A tap on a row of a wide table shows its star, which a touch screen has no other way to show. */
const isTapped = (file: string): boolean => file.endsWith('/row-star.css');

/** Finds `:hover` outside `@media (hover: hover)`: on a touch screen, the last element tapped keeps that style. */
function checkHover(file: string, text: string): Problem[] {
  if (!file.endsWith('.css') || isTapped(file)) return [];
  const message = 'a tapped element keeps this style: put the rule inside @media (hover: hover)';
  const problems: Problem[] = [];
  const open: boolean[] = [];
  // Comments may contain braces. Blanks replace them, so that line numbers stay the same.
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  for (const { 0: head, index } of code.matchAll(/[^{};]*\{|\}/g)) {
    if (head === '}') open.pop();
    else {
      if (head.includes(':hover') && !open.includes(true)) {
        const line = code.slice(0, index + head.indexOf(':hover')).split('\n').length;
        problems.push({ file, line, rule: 'touch-hover', message });
      }
      open.push(/@media[^{]*\(hover: hover\)/.test(head));
    }
  }
  return problems;
}

/** Long files that are accepted, each with its reason. */
const longFiles: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/feed/sport-tables.ts', 'one list: every table of the sport, nothing else'],
]);
const maxLines = 400;

export function checkLengths(tree: SourceTree): Problem[] {
  return [...tree].flatMap(([file, text]) => {
    const lines = text.split('\n').length;
    const isExempt =
      !isCode(file) ||
      isTest(file) ||
      isGenerated(file) ||
      /\/phrases\/|\/languages\/|\/words\//.test(file) ||
      longFiles.has(file);
    return isExempt || lines <= maxLines
      ? []
      : [{ file, line: 1, rule: 'length', message: `${lines} lines: which two things does it do?` }];
  });
}
