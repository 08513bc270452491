export * from './desk.ts';
export * from './qr.ts';
export * from './token.ts';
export * from './words.ts';
