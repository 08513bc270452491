import { describe, expect, test } from 'vitest';
import { checkComments } from './comment-rules.ts';

const findProblems = (text: string, file = 'apps/web/src/x.ts') => checkComments(new Map([[file, text]]));

describe('a comment is refused', () => {
  test.each([
    ['that begins with an inversion', '/** Of the unit: its winner. */'],
    ['that begins with an inversion', '// Nothing of the gap of the winner.'],
    ['that begins with an inversion', '/** Whose colors it has. */'],
    ['that begins with a clause', '/** How a tie is decided. */'],
    ['that begins with a clause', '// Whether the clock runs.'],
    ['in which data is told', '/** The clock is told. */'],
    ['in which code hears of data', '/** Hears of every change. */'],
    ['without a role', '// Whoever asks gets the document.'],
    ['without a role', '/** A tie that somebody has to decide. */'],
    ['in which something says so', '/** Stale pages are served, and the page says so. */'],
    ['with an obsolete word', '/** Cells are parted by commas. */'],
    ['with an obsolete word', '// The worker stands in for the server.'],
    ['with a vague verb', '/** The winner goes on to the final. */'],
    ['with a vague verb', '// The last decision is taken back.'],
    ['with a vague verb', '// Earlier edits stand again.'],
    ['in British spelling', '/** Colours of the flag. */'],
    ['in British spelling', '/** A race over 100 metres. */'],
    ['in British spelling', '/** Units that were cancelled. */'],
  ])('%s: %s', (_reason, text) => {
    expect(findProblems(text).map(({ rule }) => rule)).toEqual(['plain-comment']);
  });

  test('if the words are on two lines', () => {
    expect(findProblems('const a = 1;\n// The value is\n// told by the feed.\n')).toMatchObject([{ line: 2 }]);
    expect(findProblems('/**\n * A value that is\n * told by the feed.\n */')).toHaveLength(1);
  });
});

describe('the title of a test is refused', () => {
  test.each([
    ['that begins with an inversion', "test('of two changes one counts', () => {});"],
    ['without a subject', "test('is one link', () => {});"],
    ['with a pronoun as its subject', "test('it needs a right', () => {});"],
    ['after a table of cases', "test.each([\n  ['a'],\n])('%s is told', () => {});"],
    ['with a clause as its subject', "test('what is kept is read again', () => {});"],
    ['with a question as its subject', "test('whether a course is passed', () => {});"],
    ['as a question', "test('%s: may a draft be published?', () => {});"],
    ['with the number of a case', "test('a race asks: %#', () => {});"],
    ['with a clause as its subject in a group', "describe('a', () => {\n  it('who asks sees one', () => {});\n});"],
    ['in which data is told', "describe('a', () => {\n  it('is told once', () => {});\n});"],
    ['with an obsolete word', "test('cells are parted by commas', () => {});"],
    ['with an obsolete word', "test('refuses a day that is none', () => {});"],
    ['in British spelling', "test('a cancelled race has no result', () => {});"],
    ['without a role', "describe('a', () => {\n  it('is for whoever asks', () => {});\n});"],
  ])('%s', (_reason, text) => {
    expect(findProblems(text, 'apps/web/src/x.test.ts').map(({ rule }) => rule)).toEqual(['plain-title']);
  });

  test('but may continue the subject of its group', () => {
    const text = "describe('the row', () => {\n  test('of a race has the first', () => {});\n});";
    expect(findProblems(text, 'apps/web/src/x.test.ts')).toEqual([]);
  });
});

describe('a file is accepted', () => {
  test.each([
    ['a plain comment', '/** Live units only: the current period and the running clock. */'],
    ['identifiers', '/** The status CANCELLED, the attribute `COLOUR`. */'],
    ['paths', '// Writes src/flags/flag-colours.gen.ts.'],
    ['strings', `const text = 'It is told to whoever asks.';`],
  ])('with %s', (_name, text) => {
    expect(findProblems(text)).toEqual([]);
  });

  test('if it is generated', () => {
    expect(findProblems('// Whoever.', 'packages/content/src/kinds.gen.ts')).toEqual([]);
  });
});
