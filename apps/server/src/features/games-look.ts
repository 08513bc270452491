import type { LanguageCode } from '@podium/contract';
import { defineService } from './service.ts';

/** A stored picture. */
export interface LookPicture {
  sha256: string;
  alt: string;
}

/** Logo, color, sponsors and signature of the Games, as organizers have published them. */
export interface GamesLook {
  logo?: LookPicture;
  /** `#rrggbb`, readable on white. */
  accent?: string;
  signature?: { picture?: LookPicture; name?: string; role?: string };
  /** Logos of the sponsors, the main ones first. */
  sponsors: readonly LookPicture[];
}

/** @returns the look in one language; without a logo, a color and so on if none is published */
export const gamesLook = defineService<(language: LanguageCode) => Promise<GamesLook>>('the look of the Games');
