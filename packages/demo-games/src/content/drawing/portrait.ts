interface Appearance {
  skin: string;
  hair: string;
  style: 'short' | 'curls' | 'long' | 'bun' | 'cap';
  shirt: string;
  background: [string, string];
  hasGlasses?: boolean;
}

const hairShapes: Readonly<Record<Appearance['style'], string>> = {
  short: '<path d="M218 270c-6-150 330-150 324 0-30-70-90-92-162-92s-132 22-162 92z"/>',
  curls:
    '<g><circle cx="236" cy="232" r="62"/><circle cx="300" cy="172" r="70"/><circle cx="384" cy="156" r="74"/><circle cx="464" cy="174" r="70"/><circle cx="526" cy="236" r="60"/><circle cx="222" cy="300" r="42"/><circle cx="540" cy="304" r="40"/></g>',
  long: '<path d="M204 300c-20-200 372-200 352 0l24 250h-90V300c-30-60-70-84-110-84s-80 24-110 84v250h-90z"/>',
  bun: '<g><circle cx="380" cy="116" r="62"/><path d="M216 276c-8-160 336-160 328 0-32-66-92-90-164-90s-132 24-164 90z"/></g>',
  cap: '<g><path d="M214 250c0-140 332-140 332 0z"/><path d="M440 232h190c14 0 14 30 0 30H214v-20z" opacity=".85"/></g>',
};

/** A portrait of 760 × 760: head and shoulders on a soft background; not a real person. */
function portrait({ skin, hair, style, shirt, background: [a, b], hasGlasses = false }: Appearance): string {
  const behind = style === 'long' || style === 'curls';
  const hairShape = `<g fill="${hair}">${hairShapes[style]}</g>`;
  const glasses = hasGlasses
    ? '<g fill="none" stroke="#2b3440" stroke-width="9"><circle cx="318" cy="318" r="42"/><circle cx="442" cy="318" r="42"/><path d="M360 314h40"/></g>'
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 760"><defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient></defs><path fill="url(#b)" d="M0 0h760v760H0z"/><circle cx="610" cy="150" r="190" fill="#fff" opacity=".13"/><circle cx="120" cy="620" r="230" fill="#fff" opacity=".09"/>${behind ? hairShape : ''}<path d="M120 760c0-170 110-226 260-226s260 56 260 226z" fill="${shirt}"/><path d="M318 470h124v92c0 52-124 52-124 0z" fill="${skin}"/><path d="M318 486c30 40 94 40 124 0v34c-30 36-94 36-124 0z" fill="#000" opacity=".12"/><ellipse cx="380" cy="330" rx="142" ry="172" fill="${skin}"/><circle cx="240" cy="336" r="26" fill="${skin}"/><circle cx="520" cy="336" r="26" fill="${skin}"/>${behind ? (style === 'curls' ? `<path d="M240 268c20-80 260-80 280 0-60-44-220-44-280 0z" fill="${hair}"/>` : `<path d="M236 300c10-110 278-110 288 0-50-56-110-60-144-60s-94 4-144 60z" fill="${hair}"/>`) : hairShape}<g fill="#2b2320"><circle cx="320" cy="320" r="13"/><circle cx="440" cy="320" r="13"/></g><path d="M296 286q24-16 50 0M414 286q26-16 50 0" fill="none" stroke="${hair}" stroke-width="9" stroke-linecap="round"/><path d="M380 336v44q-4 12-18 10" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="7" stroke-linecap="round"/><path d="M322 412q58 54 116 0q-58 20-116 0z" fill="#fff" stroke="#8c3b3b" stroke-width="7" stroke-linejoin="round"/><g fill="#e5705c" opacity=".25"><circle cx="280" cy="384" r="30"/><circle cx="480" cy="384" r="30"/></g>${glasses}<path d="M300 556c20 60 140 60 160 0" fill="none" stroke="#fff" stroke-width="14" opacity=".7"/></svg>`;
}

const appearances: readonly Appearance[] = [
  { skin: '#8d5a3b', hair: '#1d1512', style: 'curls', shirt: '#0b5e73', background: ['#f2c14e', '#f78154'] },
  { skin: '#e7b48f', hair: '#5a3a22', style: 'long', shirt: '#b4436c', background: ['#8ecbee', '#3d7ea6'] },
  { skin: '#c98f65', hair: '#20160f', style: 'short', shirt: '#2e7d32', background: ['#cfe8d5', '#5aa786'] },
  { skin: '#6b4229', hair: '#15100d', style: 'bun', shirt: '#e3a008', background: ['#b39ddb', '#5e4b8b'] },
  {
    skin: '#f0c6a4',
    hair: '#7a4b2a',
    style: 'short',
    shirt: '#1d5a9e',
    background: ['#ffe3b0', '#e59b5a'],
    hasGlasses: true,
  },
  { skin: '#a8734c', hair: '#2b1a12', style: 'cap', shirt: '#c2182b', background: ['#a9d6e5', '#468faf'] },
  {
    skin: '#d9a47c',
    hair: '#c9c2bb',
    style: 'short',
    shirt: '#44525f',
    background: ['#e9eef1', '#9fb1c1'],
    hasGlasses: true,
  },
  { skin: '#7b4d31', hair: '#1a1310', style: 'long', shirt: '#6d3aa8', background: ['#f7b2ad', '#b4436c'] },
  { skin: '#e2ad86', hair: '#2d2018', style: 'bun', shirt: '#0b5e73', background: ['#d8f3dc', '#52b788'] },
  { skin: '#5d3a25', hair: '#120d0a', style: 'curls', shirt: '#f25c3b', background: ['#ffd6a5', '#fd8a5e'] },
];

export const portraitCount = appearances.length;
export const portraitNumber = (index: number): string => portrait(appearances[index % appearances.length]!);
