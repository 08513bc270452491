import { describe, expect, it } from 'vitest';
import { MAX_FOLLOWS, parseFollows } from './follows.ts';

describe('the stored list of follows', () => {
  it('is read as written', () => {
    const kept = [
      { kind: 'athlete', id: '1042' },
      { kind: 'delegation', id: 'SP' },
    ];
    expect(parseFollows(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', '"text"', '{"kind":"athlete"}', 'null'])('is empty if the stored text is %s', (text) =>
    expect(parseFollows(text)).toEqual([]),
  );

  it('leaves out invalid follows and unknown fields', () => {
    const text = JSON.stringify([
      null,
      7,
      { kind: 'pet', id: '1' },
      { kind: 'team', id: '' },
      { kind: 'team', id: 'T1', x: 1 },
    ]);
    expect(parseFollows(text)).toEqual([{ kind: 'team', id: 'T1' }]);
  });

  it('contains a sport once, under our code, even if it was followed under several codes of the feed', () => {
    const kept = ['crd', 'swm', 'mtb'].map((id) => ({ kind: 'discipline', id }));
    expect(parseFollows(JSON.stringify(kept)).map(({ id }) => id)).toEqual(['cyc', 'swm']);
  });

  it('has a maximum length', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ kind: 'athlete', id: String(index) }));
    expect(parseFollows(JSON.stringify(many))).toHaveLength(MAX_FOLLOWS);
  });
});
