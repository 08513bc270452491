import { keepShapes } from './sprites.ts';

/**
 * Takes in the sprites that the page draws from. A `<use>` of another file is cheap to send and dear to make: the browser
 * asks for the file and lays the page out once more for each, which a list that is scrolled has no time for. Drawings made
 * from now on are copies. A sprite that does not come is used as before.
 */
export async function takeInSprites(): Promise<void> {
  const files = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[0]);
  await Promise.allSettled([...new Set(files)].map(takeIn));
}

async function takeIn(file: string | undefined): Promise<void> {
  if (!file) return;
  const answer = await fetch(file);
  if (!answer.ok) return;
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  for (const symbol of sprite.querySelectorAll('symbol')) keepShapes(`${file}#${symbol.id}`, shapesIn(symbol));
}

/** Made when they are first drawn: a sprite has many that no page shows. */
function shapesIn(symbol: SVGSymbolElement): () => SVGElement {
  let group: SVGElement | undefined;
  return () => (group ??= groupOf(symbol));
}

/** A symbol as a group: what it says of paint goes with it. */
function groupOf(symbol: SVGSymbolElement): SVGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  for (const { name, value } of symbol.attributes) {
    if (name !== 'id' && name !== 'viewBox') group.setAttribute(name, value);
  }
  group.append(...symbol.childNodes);
  return group;
}
