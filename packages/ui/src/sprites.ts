const taken = new Map<string, () => SVGElement>();

/** The shapes of a drawing whose sprite was taken in, to be copied; `address` as in `<use href>`. */
export const shapesOf = (address: string): SVGElement | undefined => taken.get(address)?.();

export const keepShapes = (address: string, shapes: () => SVGElement): void => void taken.set(address, shapes);
