import { describe, expect, it } from 'vitest';
import { parsePush, preferencesOf, withUnit } from './push-choices.ts';
import type { Follow } from '../../reader/follows.ts';

const device = { language: 'pt', timeZone: 'America/Sao_Paulo', isVeiled: false } as const;
const ana: Follow = { kind: 'athlete', id: '1042' };
const swimming: Follow = { kind: 'discipline', id: 'swm' };
const { choices } = parsePush(null);

describe('the stored choice of notifications', () => {
  it.each([
    null,
    '',
    '{',
    '7',
    '{"choices":7}',
    '{"choices":{"types":"all","leadMinutes":15,"quiet":{"from":"late"}}}',
  ])('has the defaults, without a subscription, if the stored text is %s', (text) =>
    expect(parsePush(text)).toEqual({ choices }),
  );

  it('is read as it was written', () => {
    const kept = {
      choices: {
        types: ['medal'],
        leadMinutes: 60,
        quiet: null,
        hidesResults: true,
        off: { 'athlete 1042': ['start'] },
        units: ['U1'],
      },
      subscribed: { id: 'secret', endpoint: 'https://push.example/1', sent: '{}', sentAt: 7 },
    };
    expect(parsePush(JSON.stringify(kept))).toEqual(kept);
  });

  it('is sent with the follows, and with the types switched off for each', () => {
    const off = { 'athlete 1042': ['result'], 'athlete 7': ['start'] } as const;
    const { follows, language, timeZone } = preferencesOf({ ...choices, off }, [ana, swimming], device);
    expect([language, timeZone]).toEqual(['pt', 'America/Sao_Paulo']);
    expect(follows).toEqual([
      { ...ana, off: ['result'] },
      { ...swimming, off: ['start', 'result', 'schedule'] },
    ]);
  });

  it('is sent with single contests, the twenty newest', () => {
    const many = Array.from({ length: 30 }, (_, index) => `U${index}`).reduce<string[]>(withUnit, []);
    expect(many).toHaveLength(20);
    const { follows } = preferencesOf({ ...choices, units: withUnit(many, 'U15') }, [ana], device);
    expect(follows).toHaveLength(21);
    expect(follows.at(-1)).toEqual({ kind: 'unit', id: 'U15', off: [] });
  });

  it('includes starts and results of a whole sport only if they were chosen', () => {
    const { follows } = preferencesOf({ ...choices, off: { 'discipline swm': [] } }, [swimming], device);
    expect(follows).toEqual([{ ...swimming, off: [] }]);
  });

  it('excludes results if the device hides results, whatever was chosen', () => {
    expect(preferencesOf(choices, [], device).hidesResults).toBe(false);
    expect(preferencesOf(choices, [], { ...device, isVeiled: true }).hidesResults).toBe(true);
    expect(preferencesOf({ ...choices, hidesResults: true }, [], device).hidesResults).toBe(true);
  });
});
