import { describe, expect, it } from 'vitest';
import { writePdf } from './pdf.ts';

const table = { title: 'Women’s foil (final)', subtitle: 'Fencing', head: ['Rank'], lines: [['1'], ['2']] };

describe('a printed report', () => {
  it('has the correct offset of each object', () => {
    const pdf = writePdf(table);
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
      offsets.map(() => true),
    );
    expect(pdf.slice(Number(/startxref\n(\d+)/u.exec(pdf)![1])).startsWith('xref')).toBe(true);
  });
  it('has the correct length of its text, and escaped brackets', () => {
    const [, length, content] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/u.exec(writePdf(table))!;
    expect(content!.length).toBe(Number(length));
    expect(content).toContain('Women\u0092s foil \\(final\\)');
  });
  it('continues on further pages', () => {
    const lines = Array.from({ length: 60 }, (_, index) => [String(index + 1)]);
    expect(writePdf({ ...table, lines })).toContain('/Count 2');
  });
});
