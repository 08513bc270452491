import type { LanguageCode } from '@podium/contract';
import type { Medal } from '@podium/games';
import type { PaperLook, PlacedPicture } from './paper-look.ts';
import type { PaperPicture } from './pictures.ts';

/** A printed document in one language. Its layout is in `print.typ`. */
export type Paper = ListPaper | CertificatePaper | CodesPaper | DiplomasPaper | CardsPaper | TicketsPaper | BibsPaper;

interface PaperBase {
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
  games: string;
  title: string;
  /** Logo, color and sponsors, if organizers have set any. */
  look?: PaperLook;
  /** Bytes of the pictures that the data names by their paths. */
  pictures?: readonly PaperPicture[];
}

interface LivePaper extends PaperBase {
  /** Address of the live page, its label, and its QR code as SVG. */
  live: { address: string; label: string; qr: string };
}

/** Start lists, results, medals, schedules and books: headings and tables. */
export interface ListPaper extends LivePaper {
  kind: 'list';
  subtitle?: string;
  /** Day, time, venue, wind. */
  facts: readonly string[];
  /** Status of the results: `Unofficial`. */
  state?: string;
  /** A note about limits of the content, printed near the title. */
  notice?: string;
  /** Version and age of the data, printed on every page. */
  edition: string;
  /** `Page {page} of {pages}` */
  page: string;
  /** Heading of the table of contents; makes the paper a book with a cover. */
  contents?: string;
  blocks: readonly Block[];
}

export interface CertificatePaper extends LivePaper {
  kind: 'certificate';
  presentedTo: string;
  name: string;
  delegation?: string;
  /** `for 2nd place in` */
  reason: string;
  /** Sport and event. */
  achievement: readonly string[];
  date: string;
  /** Code by which the certificate is verified. */
  code: string;
}

/** QR codes to cut out and post, six per page. */
export interface CodesPaper extends PaperBase {
  kind: 'codes';
  /** Instruction for visitors who scan a code. */
  instruction: string;
  codes: readonly PrintedCode[];
}

interface PrintedCode {
  title: string;
  /** Points and end. */
  facts: readonly string[];
  /** QR code as SVG, and its text. */
  qr: { svg: string; address: string };
}

/** One diploma per page, with the signature that organizers have published. */
export interface DiplomasPaper extends PaperBase {
  kind: 'diplomas';
  presentedTo: string;
  diplomas: readonly Diploma[];
}

export interface Diploma {
  name: string;
  delegation: string;
  /** `for 2nd place in` */
  reason: string;
  /** Sport and event, or all sports. */
  achievement: readonly string[];
  /** Missing for participation. `rank` is written in the digits of the language. */
  medal?: { kind: Medal; rank: string };
  /** Missing if the Games have no days. */
  date?: string;
}

/** Accreditation cards (A6), four per page. */
export interface CardsPaper extends PaperBase {
  kind: 'cards';
  cards: readonly Card[];
}

export interface Card {
  name: string;
  delegation: string;
  role: string;
  /** Sports of an athlete. */
  facts: readonly string[];
  photo?: PlacedPicture;
  /** QR code as SVG. */
  qr: string;
}

/** Meal tickets to cut out, ten per page. */
export interface TicketsPaper extends PaperBase {
  kind: 'tickets';
  tickets: readonly Ticket[];
}

interface Ticket {
  day: string;
  meal: string;
  /** Missing on anonymous tickets. */
  name?: string;
  delegation: string;
  qr: string;
}

/** Bibs (A5), two per page. */
export interface BibsPaper extends PaperBase {
  kind: 'bibs';
  bibs: readonly { number: string; name: string; delegation: string }[];
}

export type Block = HeadingBlock | TableBlock | NoteBlock | SignaturesBlock;

interface HeadingBlock {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  facts: readonly string[];
  state?: string;
  /** QR code (SVG) of the live page of this section. */
  qr?: { svg: string; address: string };
}

export interface TableBlock {
  kind: 'table';
  columns: readonly TableColumn[];
  /** Boxes to write in by hand: full lines around cells, and rows as high as handwriting. */
  isForm?: true;
  /** Height of the rows of a form (mm), 10 by default. */
  rowHeight?: number;
  rows: readonly (readonly Cell[])[];
}

interface NoteBlock {
  kind: 'note';
  text: string;
}

/** Lines to sign on, each with a role below it. */
interface SignaturesBlock {
  kind: 'signatures';
  roles: readonly string[];
}

export interface TableColumn {
  head: string;
  align: 'start' | 'center' | 'end';
  /** The column takes the remaining width. */
  isWide?: true;
  /** Least width (mm), for what is written by hand. */
  width?: number;
}

export interface Cell {
  text: string;
  /** Smaller line below the text: the members of a team. */
  below?: string;
  isStrong?: true;
  /** A checkbox to tick by hand instead of the text. */
  isBox?: true;
}
