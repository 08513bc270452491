/** Phrasings that make comments hard to read, each with a replacement. Spelling is American. */
import { parseSync } from 'oxc-parser';
import { isCode, isTest } from './source-tree.ts';
import type { Problem, SourceTree } from './source-tree.ts';

interface CommentRule {
  pattern: RegExp;
  message: string;
}

const inversion: CommentRule = {
  pattern: /^(?:Whose|Whom|(?:Nothing|None) of|Of (?:an?|the|it|its|them|those|these|what|which|each|all|two|who)\b)/,
  message: 'begins with an inversion: begin with a noun or a verb ("Live units only: …")',
};

/** A clause in place of a noun is not a sentence: "How a tie is decided" does not say what the code returns. */
const clauseOpening: CommentRule = {
  pattern: /^(?:How|Why|Which|Who|What|Whether)\b(?!.*\?$)/u,
  message: 'begins with a clause: begin with a noun or a verb ("Ways to decide a tie", "Time of the start")',
};

/** Titles of tests have a subject, except for those inside a `describe`, which may continue its subject. */
const missingSubject: CommentRule = {
  pattern: /^(?:of|that|is|are|has|have|so many|it|they)\b/iu,
  message: 'begin with the subject: name what is tested',
};

/** Titles at any depth name their subject: a relative clause is none. */
const relativeSubject: CommentRule = {
  pattern: /^(?:who|whose|whom|what|where|whether|how|why|nobody|nothing|none)\b/iu,
  message: 'begin with a noun or a verb: "a reader who …", "no competitor …", "has no …"',
};

/** Titles state a rule: neither a question nor the number of a case does. */
const noRule: CommentRule = {
  pattern: /\?$|%#/u,
  message: 'state the rule and name the case: "a draft without faults may be published: %s"',
};

/** Phrasings that comments and titles of tests avoid. */
const phrasings: readonly CommentRule[] = [
  {
    pattern: /\b(?:am|is|are|was|were|be|been|being) told\b|\bhears? of\b/i,
    message: 'data is returned, sent or shown; a person or a program is notified',
  },
  {
    pattern: /\bwho(?:m|se)?ever\b|\bsomebody\b/i,
    message: 'name the role: user, client, caller, organizer, competitor',
  },
  {
    pattern: /\b(?:go|goes|going|went) on\b(?! (?:the|a|foot)\b)/i,
    message: 'write continues, or advances for a competitor',
  },
  {
    pattern: /\b(?:takes?|taken) back\b|\bstands? again\b/i,
    message: 'write undone, withdrawn or retracted; an earlier value applies again',
  },
  { pattern: /\bsays so\b/i, message: 'name what happens: reports, marks, warns, explains' },
  {
    pattern: /\bparted\b|\bfor ever\b|\bstands? (?:beside|in for)\b/i,
    message: 'write separated, indefinitely, next to, replaces',
  },
  {
    pattern: /\bor else\b|\banew\b|\b(?:that|which) (?:is|are) none\b/i,
    message: 'write otherwise, again (or a verb with re-), invalid',
  },
  {
    pattern:
      /\b(?:colour|centre|behaviour|neighbour|organiser|organising|normalis|serialis|recognis|initialis|licence|cancelled|grey)|metres?\b/i,
    message:
      'American spelling: color, center, behavior, neighbor, organizer, normalize, license, canceled, gray, meter',
  },
];

/** Code names and paths keep their spelling: `CANCELLED`, src/flags/flag-colours.ts. */
const codeName = /`[^`]*`|[\w./-]+\/[\w./-]+|\b[A-Z][A-Z_]+\b/gu;

const isChecked = (file: string): boolean =>
  /^(?:apps|packages|scripts|bench|e2e|rehearsal)\//.test(file) &&
  (isCode(file) || file.endsWith('.mjs')) &&
  !/\.gen\./.test(file);

export function checkComments(tree: SourceTree): Problem[] {
  return [...tree].flatMap(([file, source]) =>
    isChecked(file) ? [...problemsIn(file, source), ...(isTest(file) ? titleProblems(file, source) : [])] : [],
  );
}

/**
 * The title of a test, also behind a table of cases: its indentation, which is empty outside of `describe`, and its
 * text.
 */
const title =
  /^( *)(?:(?:test|it)(?:\.\w+)*(?:\([^'"`\n]*\))?|\](?: as const)?\))\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/gmu;

/** Titles are the first description that newcomers read. One inside a `describe` may continue its subject. */
function titleProblems(file: string, source: string): Problem[] {
  return [...source.matchAll(title)].flatMap(({ index, 1: indent, 2: single, 3: double, 4: template }) => {
    const text = (single ?? double ?? template ?? '').replaceAll(codeName, '');
    const line = source.slice(0, index).split('\n').length;
    return brokenRules(text, [...(indent === '' ? [missingSubject] : []), relativeSubject, noRule, ...phrasings]).map(
      (message) => ({
        file,
        line,
        rule: 'plain-title',
        message,
      }),
    );
  });
}

const brokenRules = (text: string, rules: readonly CommentRule[]): string[] =>
  rules.filter(({ pattern }) => pattern.test(text)).map(({ message }) => message);

function problemsIn(file: string, source: string): Problem[] {
  return findComments(file, source).flatMap(({ line, text }) =>
    brokenRules(text, [inversion, clauseOpening, ...phrasings]).map((message) => ({
      file,
      line,
      rule: 'plain-comment',
      message,
    })),
  );
}

interface Comment {
  line: number;
  text: string;
}

/** Comments as continuous text; consecutive line comments are one. */
function findComments(file: string, source: string): Comment[] {
  const comments: Comment[] = [];
  let last: { type: string; end: number } | undefined;
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const text = value
      .replaceAll(/\s*\n\s*\*?\s*/gu, ' ')
      .replaceAll(codeName, '')
      .replace(/^\*/u, '')
      .trim();
    const continues = last?.type === 'Line' && type === 'Line' && /^\s*$/u.test(source.slice(last.end, start));
    if (continues) comments.at(-1)!.text += ` ${text}`;
    else comments.push({ line: source.slice(0, start).split('\n').length, text });
    last = { type, end };
  }
  return comments;
}
