/** The look of the Games as documents show it. */
import type { LanguageCode } from '@podium/contract';
import { gamesLook } from '../games-look.ts';
import type { LookPicture } from '../games-look.ts';
import type { FeatureKit } from '../kit.ts';
import { findLogo } from './pictures.ts';
import type { PaperPicture } from './pictures.ts';

/** Sponsors that fit into one row below a page. */
const maxSponsors = 6;

/** A picture by its path in the template. */
export interface PlacedPicture {
  path: string;
  alt: string;
}

export interface PaperLook {
  logo?: PlacedPicture;
  /** `#rrggbb` */
  accent?: string;
  sponsors: readonly PlacedPicture[];
  signature?: { picture?: PlacedPicture; name?: string; role?: string };
}

/** The look with the bytes of its pictures; undefined if organizers have set nothing. */
export async function readPaperLook(
  kit: Pick<FeatureKit, 'use' | 'file'>,
  language: LanguageCode,
): Promise<{ look: PaperLook; pictures: readonly PaperPicture[] } | undefined> {
  const { logo, accent, signature, sponsors } = await kit.use(gamesLook)(language);
  const pictures: PaperPicture[] = [];
  const place = async (picture: LookPicture | undefined): Promise<PlacedPicture | undefined> => {
    const found = picture && (await findLogo(kit, picture.sha256));
    if (!found) return undefined;
    pictures.push(found);
    return { path: found.path, alt: picture.alt };
  };
  const placedLogo = await place(logo);
  const placedSignature = await place(signature?.picture);
  const placedSponsors: PlacedPicture[] = [];
  for (const sponsor of sponsors.slice(0, maxSponsors)) placedSponsors.push(...[(await place(sponsor)) ?? []].flat());
  const look: PaperLook = {
    ...(placedLogo && { logo: placedLogo }),
    ...(accent !== undefined && { accent }),
    sponsors: placedSponsors,
    ...(signature && {
      signature: {
        ...(placedSignature && { picture: placedSignature }),
        ...(signature.name !== undefined && { name: signature.name }),
        ...(signature.role !== undefined && { role: signature.role }),
      },
    }),
  };
  const isSet = placedLogo ?? accent ?? signature ?? placedSponsors[0];
  return isSet === undefined ? undefined : { look, pictures };
}
