/** Items as answers show them, in one language. */
import { localizedText } from '@podium/content';
import type { Image, StoredRef } from '@podium/content';
import type {
  Competitor,
  DisciplineRef,
  EventRef,
  LocalTextAnswer,
  NamedRef,
  OrganisationRef,
  PictureAnswer,
  FileLinkAnswer,
} from '@podium/contract';
import { languages } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import { fileAddress, imageWidths } from '@podium/contract';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { Program } from '../../read-model/program/program.ts';

/** `/files/<sha256>/bulletin-12.pdf`: the file name serves people who save the file. */
const fileHref = ({ sha256, path }: StoredRef): string =>
  `${fileAddress(sha256)}/${encodeURIComponent(path.split('/').at(-1)!)}`;

export class ContentPresenter {
  readonly program: Program;
  readonly language: Language;
  readonly #sport: Presenter;

  constructor(program: Program, language: Language) {
    this.program = program;
    this.language = language;
    this.#sport = new Presenter(program, language);
  }

  /** Returns a required text. */
  text(texts: Texts): LocalTextAnswer {
    return localizedText(texts, this.language) ?? { text: '', lang: this.language };
  }

  optionalText(texts: Texts | undefined): LocalTextAnswer | null {
    return localizedText(texts, this.language) ?? null;
  }

  /** Returns a text about athletes, without the names of athletes who are published only by number. */
  caption(texts: Texts): LocalTextAnswer {
    const { text, lang } = this.text(texts);
    return { text: this.#sport.written(text), lang };
  }

  optionalCaption(texts: Texts | undefined): LocalTextAnswer | null {
    return texts && localizedText(texts, this.language) ? this.caption(texts) : null;
  }

  /** A picture of athletes; see `caption`. */
  photo(image: Image | undefined): PictureAnswer | null {
    const picture = this.picture(image);
    return picture && { ...picture, alt: this.caption(image!.alt) };
  }

  picture(image: Image | undefined): PictureAnswer | null {
    if (!image) return null;
    const { width, height } = image;
    return {
      href: fileAddress(image.sha256),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      widths: image.mediaType === 'image/svg+xml' ? [] : imageWidths.filter((candidate) => candidate < (width ?? 0)),
      alt: this.text(image.alt),
    };
  }

  file(file: StoredRef | undefined): FileLinkAnswer | null {
    return file ? { href: fileHref(file), mediaType: file.mediaType, size: file.size } : null;
  }

  /** The file in this language first, then the others. */
  files(files: Partial<Record<Language, StoredRef>> | undefined): FileLinkAnswer[] {
    const order = [...new Set([this.language, 'en' as const, ...languages])];
    return order.flatMap((lang) => {
      const file = files?.[lang];
      return file ? [{ ...this.file(file)!, lang }] : [];
    });
  }

  captions(files: Partial<Record<Language, StoredRef>> | undefined): { href: string; lang: Language }[] {
    return languages.flatMap((lang) => {
      const file = files?.[lang];
      return file ? [{ href: fileHref(file), lang }] : [];
    });
  }

  /** Accepts our key, `swm`, or the feed's code, `SWM`. */
  discipline(code: string | undefined): DisciplineRef | null {
    return code === undefined ? null : this.#sport.discipline(code.toUpperCase());
  }

  event(id: string | undefined): EventRef | null {
    return id === undefined ? null : this.#sport.event(id);
  }

  venue(id: string | undefined): NamedRef | null {
    return this.#sport.venue(id);
  }

  organisation(code: string | undefined): OrganisationRef | null {
    return this.#sport.organisation(code);
  }

  personName(id: string): string {
    return this.#sport.personName(id);
  }

  competitor(id: string, type: 'A' | 'T'): Competitor {
    return this.#sport.competitor({ id, type });
  }

  instant(epochMs: number | undefined): string | null {
    return this.#sport.instant(epochMs);
  }
}
