import { readFile, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorAnswer } from '@podium/contract';
import { flagName, flagNames, stateLetters, storedPicture } from '../../flags/codes.ts';
import { organisationFlag } from '../../flags/organisation-flag.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { findFlag } from './find-flag.ts';

/** The 206 National Olympic Committees. */
const committees = `
  AFG ALB ALG AND ANG ANT ARG ARM ARU ASA AUS AUT AZE BAH BAN BAR BDI BEL BEN BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU BUL
  BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COK COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ERI ESA ESP
  EST ETH FIJ FIN FRA FSM GAB GAM GBR GBS GEO GEQ GER GHA GRE GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND IRI IRL IRQ ISL
  ISR ISV ITA IVB JAM JOR JPN KAZ KEN KGZ KIR KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAD MAR MAS MAW MDA
  MDV MEX MGL MHL MKD MLI MLT MNE MON MOZ MRI MTN MYA NAM NCA NED NEP NGR NIG NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW
  PNG POL POR PRK PUR QAT ROU RSA RUS RWA SAM SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ
  SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR TUV UAE UGA UKR URU USA UZB VAN VEN VIE VIN YEM ZAM ZIM`
  .trim()
  .split(/\s+/);

describe('a flag is named by', () => {
  test.each([
    ['br', 'br'],
    ['BRA', 'br'],
    ['ger', 'de'],
    ['DEU', 'de'],
    ['SUI', 'ch'],
    ['RSA', 'za'],
    ['NED', 'nl'],
    ['GRE', 'gr'],
    ['CRO', 'hr'],
    ['TPE', 'tw'],
    ['KOS', 'xk'],
    ['BRN', 'bh'],
    ['BRU', 'bn'],
    ['rw', 'rw'],
    ['co', 'co'],
    ['gb-eng', 'gb-eng'],
    ['br-sp', 'br-sp'],
    ['BR-SP', 'br-sp'],
    ['jpa', 'bye'],
    ['bye', 'bye'],
    ['org-rw', 'bye'],
    ['br-xx', undefined],
    ['br-', undefined],
    ['xx', undefined],
    ['AIN', undefined],
    ['EOR', undefined],
    ['URS', undefined],
    ['constructor', undefined],
  ])('the code %s: %s', (asked, name) => {
    expect(flagName(asked)).toBe(name);
  });

  test('each of the 206 committee codes, each by its own', () => {
    const names = committees.map(flagName);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(206);
  });
});

describe("an organisation's flag", () => {
  test.each([
    ['PER', undefined, '/flags/pe.svg'],
    ['BAH', undefined, '/flags/bs.svg'],
    ['MAR', 'MAR', '/flags/ma.svg'],
    ['GER', undefined, '/flags/de.svg'],
    ['BRN', 'BRN', '/flags/bh.svg'],
    ['AIN', undefined, null],
    ['EOR', undefined, null],
    ['SPA', undefined, null],
    ['SP', undefined, '/flags/br-sp.svg'],
    ['PA', undefined, '/flags/br-pa.svg'],
    ['AZ', undefined, null],
    ['AZ', 'AZE', '/flags/az.svg'],
    ['PER', 'BR-PE', '/flags/br-pe.svg'],
    ['ENG', 'GB-ENG', '/flags/gb-eng.svg'],
    ['BRU', 'BRN', '/flags/bn.svg'],
    ['TEAM', undefined, null],
  ])(
    'of %s with the ISO letters %s is %s: ISO letters come first, then two letters are a state and three a country',
    (code, letters, flag) => {
      expect(organisationFlag(code, { letters })).toBe(flag);
    },
  );

  test.each([
    ['EST', 'state', undefined, null],
    ['PER', 'STATE', 'PER', null],
    ['BRA', 'club', undefined, null],
    ['MAR', 'school', undefined, null],
    ['USP', 'university', undefined, null],
    ['SP', 'club', undefined, null],
    ['CO', 'club', undefined, null],
    ['SP', 'state', undefined, '/flags/br-sp.svg'],
    ['PER', 'STATE', 'BR-PE', '/flags/br-pe.svg'],
    ['FLA', 'club', 'BRA', '/flags/br.svg'],
    ['EST', 'noc', undefined, '/flags/ee.svg'],
    ['EST', 'OC', 'EST', '/flags/ee.svg'],
    ['EST', undefined, undefined, '/flags/ee.svg'],
    ['EST', 'noc', 'none', null],
    ['SP', undefined, 'none', null],
  ])('W2: of %s, a %s with the ISO letters %s, is %s', (code, type, letters, flag) => {
    expect(organisationFlag(code, { letters, type })).toBe(flag);
  });

  test.each([
    ['JPA', '/flags/jpa.svg'],
    ['BR', '/flags/org-br.svg'],
    ['RW', '/flags/org-rw.svg'],
    ['CO', '/flags/org-co.svg'],
    ['BYE', '/flags/bye.svg'],
  ])('N14: of the special code %s is %s, whatever else the code means', (code, flag) => {
    expect(organisationFlag(code)).toBe(flag);
    expect(flagName(flag.slice(7, -4))).toBeDefined();
  });
});

test.each([
  ['jpa', 'https://s3.example/games/disciplines/jpa.svg'],
  ['ORG-RW', 'https://s3.example/games/disciplines/rw.svg'],
  ['rw', undefined],
  ['br', undefined],
])('N14: the picture store has %s at %s', (asked, address) => {
  expect(storedPicture(asked, 'https://s3.example/games')).toBe(address);
  expect(storedPicture(asked, undefined)).toBeUndefined();
});

describe('the pictures', () => {
  test.each(flagNames.map((name) => [name]))('of %s contain only shapes, and refer to no other file', async (name) => {
    const flag = await findFlag(name);
    const text = flag!.bytes.identity.toString();
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /<(script|style|image|use|foreignObject|a|animate|set)\b|\son\w+=|href|url\(|https?:|&|<!/i,
    );
  });

  test('that are drawn for Podium use one grid, have at most 1200 bytes, and all differ', async () => {
    const folder = new URL('../../flags/states/', import.meta.url);
    const files = await readdir(folder);
    expect(files.toSorted()).toEqual([...stateLetters].map((letters) => `${letters.toLowerCase()}.svg`).toSorted());
    const texts = await Promise.all(files.map(async (file) => readFile(new URL(file, folder), 'utf8')));
    for (const text of texts) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1200);
      expect(text).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 12">');
      expect(text.replaceAll(/<\/?(svg|path|circle|ellipse)( [\w-]+="[^"<>&]*")*\/?>/g, '').trim()).toBe('');
    }
    expect(new Set(texts).size).toBe(27);
  });
});

describe('GET /flags/{cc}.svg', () => {
  let podium: TestPodium;
  beforeAll(async () => {
    podium = await testPodium();
  });
  afterAll(async () => podium.stop());

  test.each(['br', 'ger', 'br-sp', 'bye'])(
    '%s: the picture is cached for a day and cannot run scripts',
    async (code) => {
      const response = await podium.get(`/flags/${code}.svg`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await response.text()).toMatch(/^<svg /);
    },
  );

  test.each([
    ['/flags/br.svg', '/flags/BRA.svg'],
    ['/flags/br-sp.svg', '/flags/BR-Sp.svg'],
    ['/flags/ch.svg', '/flags/sui.SVG'],
  ])('answers %s and %s with the same bytes', async (a, b) => {
    const [first, second] = await Promise.all([podium.get(a), podium.get(b)]);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await second.text()).toBe(await first.text());
  });

  test('has a strong ETag, answers 304 and HEAD, and compresses with brotli or gzip', async () => {
    const plain = await podium.get('/flags/pt.svg', { 'accept-encoding': 'identity' });
    const body = await plain.text();
    const etag = plain.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const encoding of ['br', 'gzip']) {
      const packed = await podium.get('/flags/pt.svg', { 'accept-encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('etag')).not.toBe(etag);
      expect(await packed.text()).toBe(body);
    }
    const other = await podium.get('/flags/pt.svg', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(other.status, 'another encoding is another entity').toBe(200);
    const revalidated = await podium.get('/flags/pt.svg', {
      'if-none-match': `W/${etag}`,
      'accept-encoding': 'identity',
    });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
    const head = await fetch(`${podium.url}/flags/pt.svg`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(Buffer.byteLength(body))]);
    expect(await head.text()).toBe('');
  });

  test.each(['xx', 'br-xx', 'AIN', 'ZZZ'])(
    'N14: returns the neutral flag for %s, which has no own one',
    async (code) => {
      const [neutral, other] = await Promise.all([podium.get('/flags/bye.svg'), podium.get(`/flags/${code}.svg`)]);
      expect([other.status, await other.text()]).toEqual([200, await neutral.text()]);
    },
  );

  test.each(['x.svg', 'br-xxxx.svg', 'br.png', 'br', 'constructor.svg', '..%2Fbr.svg'])(
    'answers %s as not found, in the common format of errors',
    async (file) => {
      const response = await podium.get(`/flags/${file}`);
      expect(response.status).toBe(404);
      const body = errorAnswer.parse(await response.json());
      expect(body.error.code).toBe('notFound');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('is read-only: another method is answered 405', async () => {
    const response = await fetch(`${podium.url}/flags/br.svg`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
