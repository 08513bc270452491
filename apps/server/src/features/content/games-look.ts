import { localizedText } from '@podium/content';
import type { Image } from '@podium/content';
import { sponsorRows } from '@podium/content/words';
import type { LanguageCode } from '@podium/contract';
import type { FeatureKit } from '../kit.ts';
import type { GamesLook, LookPicture } from '../games-look.ts';
import { listItems } from './items.ts';

/** The published look of the Games. The first item of its kind counts. */
export async function readGamesLook(
  { pool, program }: Pick<FeatureKit, 'pool' | 'program'>,
  language: LanguageCode,
): Promise<GamesLook> {
  const { partition } = program();
  const pictureOf = (image: Image | undefined): LookPicture | undefined =>
    image && { sha256: image.sha256, alt: localizedText(image.alt, language)?.text ?? '' };
  const [look] = await listItems(pool, partition, 'look');
  const sponsors = await listItems(pool, partition, 'sponsor');
  const { logo, accent, signature, signer, role } = look?.data ?? {};
  const roleText = localizedText(role, language)?.text;
  const picture = pictureOf(signature);
  return {
    ...(logo && { logo: pictureOf(logo) }),
    ...(accent !== undefined && { accent }),
    ...((picture ?? signer ?? roleText) !== undefined && {
      signature: {
        ...(picture && { picture }),
        ...(signer !== undefined && { name: signer }),
        ...(roleText !== undefined && { role: roleText }),
      },
    }),
    sponsors: sponsorRows.flatMap((row) =>
      sponsors.flatMap(({ data }) => (data.row === row ? (pictureOf(data.logo) ?? []) : [])),
    ),
  };
}
