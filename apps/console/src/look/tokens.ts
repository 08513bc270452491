import css from '@podium/ui/tokens.css?raw';

/** The colors of the product by name: `accent` is `#0b5e73`. */
export type Tokens = Readonly<Record<string, string>>;

function readTokens(block: string): Tokens {
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name, value]));
}

/** @returns both themes of a style sheet whose first block is light and whose `data-theme='dark'` block is dark */
export function parseTokens(sheet: string): { light: Tokens; dark: Tokens } {
  const light = readTokens(/^:root \{([^}]*)\}/mu.exec(sheet)?.[1] ?? '');
  const dark = readTokens(/^:root\[data-theme='dark'\] \{([^}]*)\}/mu.exec(sheet)?.[1] ?? '');
  return { light, dark: { ...light, ...dark } };
}

export const tokens = parseTokens(css);
