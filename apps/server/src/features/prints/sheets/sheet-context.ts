import { delegationBeside } from '@podium/contract/delegation-beside';
import { membersBeside } from '@podium/games';
import { formattersFor, inRegion, languageByTag, pathCodec, zoneName } from '@podium/i18n';
import type { Formatters } from '@podium/i18n';
import type { Competitor, DisplayStatusCode, GamesAnswer, LanguageCode } from '@podium/contract';
import { encodeQR } from 'qr';
import { phrase } from '../../../ground/phrases.ts';
import type { FeatureKit } from '../../kit.ts';
import type { Cell, ListPaper } from '../paper.ts';

/** Data that every sheet needs besides the document it prints. */
export interface SheetContext {
  read: FeatureKit['read'];
  language: LanguageCode;
  games: Pick<GamesAnswer, 'name' | 'timeZone' | 'regions' | 'firstDay' | 'lastDay'>;
  publicUrl: string;
  /** Look of the Games, with its pictures. */
  paperLook?: Pick<ListPaper, 'look' | 'pictures'>;
}

export const sheetFormatters = ({ language, games }: SheetContext): Formatters =>
  formattersFor(inRegion(languageByTag(language), games.regions), games.timeZone);

interface Frame {
  /** Path of the live page without the language. */
  page: string;
  asOf: string | null;
  version?: number | null;
}

type Base = Pick<ListPaper, 'language' | 'direction' | 'games' | 'live' | 'look' | 'pictures'>;
type Framed = Base & Pick<ListPaper, 'kind' | 'edition' | 'page'>;

/** Header, footer and QR code, shared by all sheets. */
export function frameSheet(context: SheetContext, { page, asOf, version }: Frame): Framed {
  const { language } = context;
  const edition = [
    typeof version === 'number' && phrase(language, 'prints.version', { version: String(version) }),
    asOf && phrase(language, 'prints.asOf', { time: sheetFormatters(context).dateTime(asOf) }),
    phrase(language, 'prints.zone', { zone: zoneName(languageByTag(language), context.games.timeZone) }),
  ];
  return {
    kind: 'list',
    ...sheetBase(context, page, phrase(language, 'prints.live')),
    edition: joinTexts(edition),
    page: phrase(language, 'prints.page', { page: '{page}', pages: '{pages}' }),
  };
}

/** @param page path without the language */
const liveAddress = ({ language, publicUrl }: Pick<SheetContext, 'language' | 'publicUrl'>, page: string): string =>
  publicUrl + pathCodec.write(language, page);

/** A small QR code beside a heading. @param page path without the language */
export function headingCode(context: SheetContext, page: string): { svg: string; address: string } {
  const address = liveAddress(context, page);
  return { svg: encodeQR(address, 'svg', { ecc: 'low', border: 2 }), address };
}

/** @param page path of the live page without the language @param label caption of the QR code */
export function sheetBase(
  {
    language,
    games,
    publicUrl,
    paperLook,
  }: Pick<SheetContext, 'language' | 'publicUrl' | 'paperLook'> & { games: Pick<GamesAnswer, 'name'> },
  page: string,
  label: string,
): Base {
  const address = liveAddress({ language, publicUrl }, page);
  return {
    language,
    direction: languageByTag(language).direction,
    games: games.name,
    live: { address, label, qr: encodeQR(address, 'svg', { ecc: 'medium', border: 4 }) },
    ...paperLook,
  };
}

export const joinTexts = (texts: readonly (string | null | undefined | false)[], sign = ' · '): string =>
  texts.filter(Boolean).join(sign);

/** The name of a competitor, or a description of how an open place will be filled. */
export function competitorName(
  language: LanguageCode,
  { name, placeholder, from }: Pick<Competitor, 'name' | 'placeholder' | 'from'>,
): string {
  if (name) return printableName(language, name);
  if (from?.name && placeholder !== 'NCT') {
    const origin = from.result === 'W' ? 'winnerOf' : from.result === 'L' ? 'loserOf' : 'fromUnit';
    return phrase(language, `place.${origin}`, { name: from.name });
  }
  return phrase(language, `place.${placeholder ?? 'TBD'}`);
}

const unprintable =
  /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u;

/** Prints `WANG Wei 王伟` as `WANG Wei`: the fonts have Latin, Arabic, Cyrillic and Greek letters only. */
export function printableName(language: LanguageCode, name: string): string {
  if (!unprintable.test(name)) return name;
  const words = name.split(/\s+/u).filter((word) => !unprintable.test(word));
  return words.length > 0 ? words.join(' ') : phrase(language, 'prints.otherScript');
}

/** The delegation of a competitor, unless the name of a team contains it. */
export const delegationName = (competitor: Pick<Competitor, 'type' | 'name' | 'organisation'>): string =>
  delegationBeside(competitor)?.name ?? '';

export const statusText = (language: LanguageCode, status: DisplayStatusCode): string =>
  phrase(language, `status.${status}`);

export const cell = (text: string | null | undefined): Cell => ({ text: text ?? '' });
export const boldCell = (text: string | null | undefined): Cell => ({ text: text ?? '', isStrong: true });

/** A name with the members of the team below it. */
export function nameCell(
  language: LanguageCode,
  competitor: Pick<Competitor, 'name' | 'placeholder' | 'from'>,
  members: readonly { name: string }[] = [],
): Cell {
  const text = competitorName(language, competitor);
  const named = membersBeside(competitor.name, members);
  const below = named.map(({ name }) => printableName(language, name)).join(', ');
  return { text, isStrong: true, ...(below === '' ? {} : { below }) };
}
