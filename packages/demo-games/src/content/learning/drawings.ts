/** Pictures of courses: an object that represents the subject in front of hills. */
export type Motif = 'flask' | 'bowl' | 'speech' | 'shield' | 'cross' | 'stand' | 'wave' | 'whistle' | 'path';

interface Palette {
  sky: readonly [string, string];
  sun: string;
  hills: readonly [string, string, string];
}

const palettes: Readonly<Record<Motif, Palette>> = {
  flask: { sky: ['#d7f0ee', '#8fd0d4'], sun: '#fff7d6', hills: ['#5bb0b0', '#2f8a91', '#1b6470'] },
  bowl: { sky: ['#fff1d8', '#fbc98a'], sun: '#fffbe8', hills: ['#e29a5b', '#c06f3d', '#8f4a2b'] },
  speech: { sky: ['#e9e4fb', '#b9b0ee'], sun: '#fdf8ff', hills: ['#8f86d8', '#665cb6', '#453f8a'] },
  shield: { sky: ['#dcebfb', '#9cc3ee'], sun: '#fffdf0', hills: ['#6d9fd6', '#3f74b3', '#254f86'] },
  cross: { sky: ['#fde6e4', '#f3b1ad'], sun: '#fffaf2', hills: ['#d98480', '#b75a58', '#82393a'] },
  stand: { sky: ['#fdf0c9', '#f6cf6b'], sun: '#fffdf2', hills: ['#d8a63c', '#a97a22', '#755215'] },
  wave: { sky: ['#def5e4', '#9ddbb0'], sun: '#fffff0', hills: ['#67b982', '#3c9160', '#226644'] },
  whistle: { sky: ['#e3e9ee', '#a9bac9'], sun: '#ffffff', hills: ['#7d93a6', '#556c81', '#36495b'] },
  path: { sky: ['#ffe3ef', '#f7b6c9'], sun: '#fff6dd', hills: ['#c98aa6', '#9a5c80', '#693a5b'] },
};

const things: Readonly<Record<Motif, string>> = {
  flask: `<g transform="translate(640 330)">
    <ellipse cx="0" cy="232" rx="190" ry="22" fill="#0b2f36" opacity=".35"/>
    <path d="M-46 -210h92v22l-14 12v128l128 214c22 38 -4 66 -42 66h-236c-38 0 -64 -28 -42 -66l128 -214v-128l-14 -12z" fill="#f4fdfd" opacity=".92"/>
    <path d="M-86 60h172l64 108c16 28 -2 46 -30 46h-240c-28 0 -46 -18 -30 -46z" fill="#35b58b"/>
    <path d="M-86 60q43 -26 86 0t86 0l20 34h-212z" fill="#6bd6b0"/>
    <circle cx="-30" cy="128" r="16" fill="#c9f5e4"/><circle cx="40" cy="160" r="22" fill="#a4ecd1"/><circle cx="14" cy="96" r="9" fill="#e6fcf4"/>
    <path d="M-20 -150v118l-96 164" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/></g>`,
  bowl: `<g transform="translate(640 390)">
    <ellipse cx="0" cy="178" rx="300" ry="26" fill="#4c2414" opacity=".35"/>
    <circle cx="-120" cy="-62" r="78" fill="#d94f3d"/><circle cx="-146" cy="-88" r="22" fill="#f18c7c" opacity=".8"/>
    <path d="M40 -120c90 -46 166 10 150 96l-60 40h-130z" fill="#f6d24b"/><path d="M60 -96c60 -30 112 0 112 56" fill="none" stroke="#fff1a8" stroke-width="12" stroke-linecap="round"/>
    <path d="M-40 -150c34 -48 92 -44 100 -40c-6 50 -40 80 -96 76z" fill="#6fae45"/><circle cx="4" cy="-44" r="62" fill="#8cc152"/>
    <path d="M-260 -20h520c0 120 -92 190 -260 190s-260 -70 -260 -190z" fill="#fffaf0"/>
    <path d="M-260 -20h520c0 22 -3 40 -9 58h-502c-6 -18 -9 -36 -9 -58z" fill="#e9d5b5"/>
    <path d="M-180 60c20 56 68 84 132 92" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/></g>`,
  speech: `<g transform="translate(640 340)">
    <path d="M-300 -150h360a40 40 0 0 1 40 40v150a40 40 0 0 1 -40 40h-230l-86 76l10 -76h-54a40 40 0 0 1 -40 -40v-150a40 40 0 0 1 40 -40z" fill="#fff"/>
    <circle cx="-220" cy="-36" r="24" fill="#9b92e0"/><circle cx="-120" cy="-36" r="24" fill="#7a70cb"/><circle cx="-20" cy="-36" r="24" fill="#5d53ac"/>
    <g transform="translate(196 40) rotate(18)"><rect x="-44" y="-160" width="88" height="150" rx="44" fill="#312a66"/>
    <path d="M-44 -116h88M-44 -84h88M-44 -52h88" stroke="#6a60b8" stroke-width="10"/><rect x="-30" y="-14" width="60" height="190" rx="22" fill="#4a4292"/><rect x="-18" y="-4" width="14" height="160" rx="7" fill="#8d84dd"/></g></g>`,
  shield: `<g transform="translate(640 340)">
    <ellipse cx="0" cy="234" rx="150" ry="18" fill="#0f2747" opacity=".35"/>
    <path d="M0 -220l180 62v130c0 120 -74 198 -180 246c-106 -48 -180 -126 -180 -246v-130z" fill="#fff"/>
    <path d="M0 -184l148 51v104c0 100 -60 164 -148 206z" fill="#2f69ab"/><path d="M0 -184l-148 51v104c0 100 60 164 148 206z" fill="#4f8bcb"/>
    <path d="M-64 10c0 -56 40 -74 64 -38c24 -36 64 -18 64 38c0 42 -40 68 -64 92c-24 -24 -64 -50 -64 -92z" fill="#fff"/></g>`,
  cross: `<g transform="translate(640 380)">
    <ellipse cx="0" cy="178" rx="280" ry="24" fill="#3f1718" opacity=".35"/>
    <path d="M-90 -160v-34a34 34 0 0 1 34 -34h112a34 34 0 0 1 34 34v34" fill="none" stroke="#6e2b2c" stroke-width="30"/>
    <rect x="-250" y="-160" width="500" height="330" rx="44" fill="#d64541"/><rect x="-250" y="-160" width="500" height="90" rx="44" fill="#e8716c"/>
    <circle cx="0" cy="12" r="112" fill="#fff"/><path d="M-26 -66h52v52h52v52h-52v52h-52v-52h-52v-52h52z" fill="#d64541"/>
    <rect x="-206" y="-96" width="60" height="20" rx="10" fill="#8f2f2e"/><rect x="146" y="-96" width="60" height="20" rx="10" fill="#8f2f2e"/></g>`,
  stand: `<g transform="translate(640 380)">
    <path d="M-420 190l80 -90h680l80 90z" fill="#5c4010"/><path d="M-360 100l70 -84h580l70 84z" fill="#7c591a"/><path d="M-300 16l60 -76h480l60 76z" fill="#9c7426"/>
    <g fill="#3b2a0a"><circle cx="-220" cy="70" r="30"/><rect x="-254" y="96" width="68" height="90" rx="30"/><circle cx="-60" cy="62" r="30"/><rect x="-94" y="88" width="68" height="98" rx="30"/><circle cx="110" cy="72" r="30"/><rect x="76" y="98" width="68" height="88" rx="30"/><circle cx="270" cy="66" r="30"/><rect x="236" y="92" width="68" height="94" rx="30"/></g>
    <g fill="#6b3fa0"><circle cx="-150" cy="-28" r="26"/><rect x="-180" y="-4" width="60" height="72" rx="26"/></g><g fill="#1f7a8c"><circle cx="20" cy="-34" r="26"/><rect x="-10" y="-10" width="60" height="78" rx="26"/></g><g fill="#b8433a"><circle cx="180" cy="-28" r="26"/><rect x="150" y="-4" width="60" height="72" rx="26"/></g>
    <path d="M-24 96l-52 -70M-96 96l-44 -62" stroke="#3b2a0a" stroke-width="20" stroke-linecap="round"/><path d="M276 96v-150" stroke="#5c4010" stroke-width="10"/><path d="M276 -54l120 30l-120 34z" fill="#2f8a91"/></g>`,
  wave: `<g transform="translate(640 400)">
    <ellipse cx="0" cy="192" rx="230" ry="22" fill="#0d3321" opacity=".35"/>
    <path d="M-150 190v-120a150 150 0 0 1 300 0v120z" fill="#f08a24"/><path d="M-150 190v-120a150 150 0 0 1 110 -144l-30 264z" fill="#f7a94f"/>
    <path d="M-60 190v-250h24v250zM36 190v-250h24v250z" fill="#fff3c9" opacity=".9"/>
    <circle cx="0" cy="-150" r="86" fill="#8d5a3b"/><path d="M-92 -166c0 -70 40 -98 92 -98s92 28 92 98z" fill="#1f6f50"/><rect x="-20" y="-180" width="150" height="22" rx="11" fill="#185940"/>
    <path d="M140 40l86 -150" stroke="#f08a24" stroke-width="62" stroke-linecap="round"/><circle cx="236" cy="-146" r="42" fill="#8d5a3b"/>
    <path d="M300 -230q30 30 22 74M340 -262q46 50 32 120" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".85"/></g>`,
  whistle: `<g transform="translate(620 360)">
    <ellipse cx="0" cy="196" rx="250" ry="22" fill="#17222c" opacity=".35"/>
    <path d="M-40 -110h300a20 20 0 0 1 20 20v60h-128a160 160 0 1 1 -192 -80z" fill="#f2c230"/><path d="M-40 -110h300a20 20 0 0 1 20 20v12h-320a160 160 0 0 0 -150 70a160 160 0 0 1 150 -102z" fill="#ffe08a"/>
    <circle cx="-2" cy="44" r="86" fill="#b98a10"/><circle cx="12" cy="56" r="54" fill="#3b4b59"/><circle cx="-2" cy="40" r="18" fill="#7c93a6"/>
    <path d="M-150 -60c-90 -60 -150 20 -220 -60" fill="none" stroke="#c33b33" stroke-width="26" stroke-linecap="round"/><path d="M40 -150l-24 -66M110 -154l6 -72M176 -146l38 -60" stroke="#fff" stroke-width="16" stroke-linecap="round"/></g>`,
  path: `<g><path d="M520 720c60 -150 220 -130 150 -230c-44 -62 -20 -110 40 -140h24c-40 50 -44 90 6 142c104 108 -40 110 20 228z" fill="#fdebd0"/><path d="M620 720c50 -140 130 -140 96 -226" fill="none" stroke="#e6b98a" stroke-width="8" stroke-dasharray="26 22"/>
    <g transform="translate(800 420)"><rect x="-8" y="-150" width="16" height="230" fill="#5b3b2a"/><path d="M-10 -140h150l34 34l-34 34h-150z" fill="#fff6e5"/><path d="M10 -50h-150l-34 34l34 34h150z" fill="#ffd98a"/></g>
    <g transform="translate(380 520)"><ellipse cx="0" cy="66" rx="90" ry="12" fill="#3a1d31" opacity=".35"/><rect x="-80" y="-40" width="160" height="104" rx="22" fill="#2f6f9f"/><path d="M-40 -40v-20a40 40 0 0 1 80 0v20" fill="none" stroke="#1f4f75" stroke-width="16"/><rect x="-80" y="-4" width="160" height="16" fill="#4f9bd0"/></g></g>`,
};

/** A drawing of 1280 × 720 without text. */
export function courseDrawing(motif: Motif): string {
  const { sky, sun, hills } = palettes[motif];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="l"><stop offset="0" stop-color="${sun}"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs><rect width="1280" height="720" fill="url(#s)"/><circle cx="980" cy="170" r="320" fill="url(#l)"/><circle cx="980" cy="170" r="74" fill="${sun}"/><path d="M0 430c160 -90 300 -70 460 -10s320 40 460 -40s260 -50 360 0v340h-1280z" fill="${hills[0]}"/><path d="M0 540c200 -80 380 -30 560 10s360 -10 720 -70v240h-1280z" fill="${hills[1]}"/><path d="M0 640c260 -60 520 -30 760 0s400 10 520 -30v110h-1280z" fill="${hills[2]}"/>${things[motif]}</svg>`;
}
