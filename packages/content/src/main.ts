import { kinds } from './kinds.gen.ts';
import type { Kind } from './kind.ts';

export { kinds };
export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly KindName[];
export const findKind = (name: string): Kind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as KindName] : undefined;

/** The data of an item of a kind: `DataOfKind<'bulletin'>`. */
export type DataOfKind<Name extends KindName> = ItemData<(typeof kinds)[Name]>;

export { columnName, referencedFiles, rowToItem, perLanguage, pointColumns, itemToRow } from './cells.ts';
export type { FindFile, Item, Row } from './cells.ts';
export type { Field, Fields, Image, Point, ReferenceTarget, StoredRef } from './field.ts';
export {
  isClock,
  isDestination,
  isEmail,
  isItemId,
  isPhone,
  isSitePath,
  isStreamAddress,
  isWebAddress,
} from './forms.ts';
export { findCircles, followRules } from './route-rule/follow-rules.ts';
export type { RouteRule } from './route-rule/follow-rules.ts';
export { itemTitle } from './item-title.ts';
export type { Kind, KindRead } from './kind.ts';
export { dataSchema, itemId } from './schema.ts';
export { commonLanguage, localizedText } from './texts.ts';
export type { LocalText } from './texts.ts';
export * from './words.ts';
import type { ItemData } from './kind.ts';
export {
  formats,
  formatsByPurpose,
  HEAD_BYTES,
  imagePixels,
  isRaster,
  maxBytesFor,
  sniffMediaType,
  uploadFormats,
} from './media-type.ts';
export type { MediaType, RasterType } from './media-type.ts';
