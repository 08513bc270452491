/** The host of a store of pictures, as one more source of `img-src` in a content security policy. */
export const pictureSource = (store: string | undefined): string => (store ? ` ${new URL(store).origin}` : '');
