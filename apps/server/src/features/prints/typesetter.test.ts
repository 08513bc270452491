import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { cardsPaper } from './people/people-papers.ts';
import { certificatePaper } from './sheets/certificate.ts';
import { codesPaper } from './sheets/codes.ts';
import { frameSheet } from './sheets/sheet-context.ts';
import type { SheetContext } from './sheets/sheet-context.ts';
import { pageContents, pageCount, pdfText } from './testing/pdf-text.ts';
import { TypesetError, Typesetter } from './typesetter.ts';

const typesetter = new Typesetter(30_000);
const context = (language: 'en' | 'ar'): SheetContext => ({
  read: async () => undefined,
  language,
  games: {
    name: 'South American Youth Games',
    timeZone: 'America/Sao_Paulo',
    regions: {},
    firstDay: null,
    lastDay: null,
  },
  publicUrl: 'https://games.example',
});
/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const paperLook = {
  look: {
    logo: { path: '/pictures/logo.png', alt: 'Logo of the Games' },
    accent: '#0b5fa5',
    sponsors: [{ path: '/pictures/sponsor.png', alt: 'Lumina Energy' }],
    signature: { picture: { path: '/pictures/logo.png', alt: '' }, name: 'Maria Lima', role: 'President' },
  },
  pictures: ['logo', 'sponsor'].map((name) => ({ path: `/pictures/${name}.png`, bytes: new Uint8Array(dot) })),
};
const typeset = async (paper: Paper): Promise<Buffer> => typesetter.typeset(await typesetter.prepare(paper));
const certificate = {
  code: 'K7QP-3M2X',
  name: 'Inês Lumar',
  delegation: 'Aurora',
  achievement: { sport: 'Swimming', event: 'Women’s 200 m Freestyle', rank: 1 },
  day: '2026-10-12',
};

test('a certificate names its holder, the achievement and the code that verifies it', async () => {
  const pdf = await typeset(certificatePaper(context('en'), certificate, '/verify/K7QP-3M2X'));
  expect(pageCount(pdf)).toBe(1);
  for (const text of [
    'Certificate',
    'Inês Lumar',
    'Aurora',
    'for 1st place in',
    'Women’s 200 m Freestyle',
    'K7QP-3M2X',
  ])
    expect(pdfText(pdf)).toContain(text.replaceAll(/\s/gu, ''));
  expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
});

test.each([
  ['en', ['500 points', 'Scan the code']],
  ['ar', ['500 نقطة', 'امسح الرمز']],
] as const)(
  'a print sheet in %s has six QR codes per page, each with its title, points and instruction',
  async (language, texts) => {
    const code = { points: 500, endsAt: null, address: `HTTPS://GAMES.EXAMPLE/Q/${'A'.repeat(127)}` };
    const titles = Array.from({ length: 7 }, (_, index) => `Natação ${index + 1}, ${'piscina '.repeat(8)}`);
    const pdf = await typeset(
      codesPaper(
        context(language),
        titles.map((title) => ({ ...code, title })),
      ),
    );
    expect(pageCount(pdf)).toBe(2);
    expect(pdf.toString('latin1'), 'PDF/A').toContain('<pdfaid:part>2</pdfaid:part>');
    for (const text of [...titles, ...texts]) expect(pdfText(pdf)).toContain(text.replaceAll(/\s/gu, ''));
  },
);

test('the same data gives the same bytes', async () => {
  const paper = certificatePaper(context('ar'), certificate, '/verify/K7QP-3M2X');
  expect((await typeset(paper)).equals(await typeset(paper))).toBe(true);
});

test('a table of several pages repeats its header row, and every page has its number', async () => {
  const row = [{ text: '1' }, { text: 'LUMAR Inês' }];
  const pdf = await typeset({
    ...frameSheet(context('en'), { page: '/medals/all', asOf: '2026-10-12T18:12:00-03:00' }),
    title: 'Medals',
    facts: [],
    blocks: [
      {
        kind: 'table',
        columns: [
          { head: 'Position', align: 'center' },
          { head: 'Competitor', align: 'start', isWide: true },
        ],
        rows: Array.from({ length: 120 }, () => row),
      },
    ],
  });
  const text = pdfText(pdf);
  expect(pageCount(pdf)).toBe(3);
  expect(text.match(/PositionCompetitor/gu)).toHaveLength(3);
  for (const number of [1, 2, 3]) expect(text).toContain(`Page${number}of3`);
});

test('markup in a name stays text, and letters that no font has do not prevent printing', async () => {
  const name = '#panic("x") *b* $y$ [z] <w> \\';
  const paper = certificatePaper(context('en'), { ...certificate, name, delegation: '王伟' }, '/verify/K7QP-3M2X');
  expect(pdfText(await typeset(paper))).toContain(name.replaceAll(' ', ''));
});

test('typesetting that takes too long, or fails, ends without affecting the next document', async () => {
  const run = async (template: string, limitMs?: number): Promise<Buffer> =>
    typesetter.run({ template, data: '{}', fonts: [] }, limitMs);
  const endless = '#for i in range(20000) { for j in range(20000) { let x = i * j } }';
  await expect(run(endless, 300)).rejects.toThrow(TypesetError);
  await expect(run('#panic()')).rejects.toThrow(TypesetError);
  expect((await run('fine')).subarray(0, 5).toString()).toBe('%PDF-');
});

const list = (own: SheetContext): Paper => ({
  ...frameSheet(own, { page: '/medals', asOf: null }),
  title: 'Medal table',
  facts: [],
  blocks: [{ kind: 'note', text: 'No medals yet' }],
});

test('a sheet has the published logo and sponsors, or neither if none are published', async () => {
  const plain = await typesetter.prepare(list(context('en')));
  const looked = await typesetter.prepare(list({ ...context('en'), paperLook }));
  expect(plain.data).not.toContain('look');
  expect(looked.hash).not.toBe(plain.hash);
  const pictures = async (prepared: typeof plain): Promise<number> =>
    [...(await typesetter.typeset(prepared)).toString('latin1').matchAll(/\/Subtype \/Image/gu)].length;
  expect(await pictures(plain)).toBe(0);
  expect(await pictures(looked)).toBeGreaterThan(0);
});

test('no sponsor’s logo is cut off on a card, however many and wide they are', async () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 100"><path fill="#c00" d="M0 0h600v100H0z"/></svg>';
  const path = '/pictures/wide.svg';
  const look = { ...paperLook.look, sponsors: Array.from({ length: 6 }, () => ({ path, alt: 'Lumina Energy' })) };
  const pictures = [...paperLook.pictures, { path, bytes: new TextEncoder().encode(wide) }];
  const own = { ...context('en'), paperLook: { look, pictures } };
  const delegation = { code: 'AUR', name: 'Aurora' };
  const card = { id: 'p1', role: 'athlete', name: 'Ana Lima', delegation, events: [], sports: [] };
  const pdf = await typeset(cardsPaper(own, [card], { photos: new Map(), sign: (subject) => subject }));
  expect(pageCount(pdf)).toBe(1);
  // The frame that clips each picture, and the scale of its 600 units.
  const frames = [...pageContents(pdf).matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) \2 l[^q]+\nq\n([\d.]+) 0 0 /gu)]
    .map(([, from, top, to, scale]) => ({ from: Number(from), top, to: Number(to), width: Number(scale) * 600 }))
    .filter(({ width }) => width > 1);
  const marks = frames.slice(-6);
  expect(marks).toHaveLength(6);
  for (const { from, to, width, top } of marks) {
    expect(to - from).toBeCloseTo(width, 0);
    const others = marks.filter((other) => other.top === top && other.from > from);
    expect(others.every((other) => other.from > to)).toBe(true);
  }
});

test('a template cannot read files of the server', async () => {
  const request = { data: '{}', fonts: [], template: '#read("/etc/hostname")' };
  await expect(typesetter.run(request)).rejects.toThrow(TypesetError);
});
