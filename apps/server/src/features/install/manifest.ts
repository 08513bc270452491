import type { LanguageCode } from '@podium/contract';
import { pages } from '@podium/contract/pages';
import { inRegion, languages, pathCodec } from '@podium/i18n';
import type { GamesAnswer } from '@podium/contract';
import { phrase } from '../../ground/phrases.ts';

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const screenshots = [
  ['schedule', 'narrow', '390x844', 'shotSchedule'],
  ['result', 'narrow', '390x844', 'shotResult'],
  ['medals', 'narrow', '390x844', 'shotMedals'],
  ['wide', 'wide', '1280x800', 'shotWide'],
] as const;

const shortcuts = [
  ['/live', 'live'],
  ['/schedule/grid', 'schedule'],
  [pages.medals('all'), 'medals'],
  ['/secure-sport', 'help'],
] as const;

/** The installed app sends its platform in its start address (N02). */
const installed = 'platform=android-pwa';

/**
 * The manifest of the app. `id` is the same in all languages, so that changing the language does not install a second
 * app.
 * @param games name of the Games, and the regional language variants that they use
 */
export function buildManifest(language: LanguageCode, games?: Pick<GamesAnswer, 'name' | 'regions'>): object {
  const definition = languages.find(({ tag }) => tag === language)!;
  const { intl, direction } = inRegion(definition, games?.regions);
  const address = (path: string): string => pathCodec.write(language, path);
  return {
    id: '/',
    name: games?.name ?? 'Podium',
    short_name: 'Podium',
    description: phrase(language, 'install.description'),
    lang: intl,
    dir: direction,
    start_url: `${address('/')}?${installed}`,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0b5e73',
    categories: ['sports'],
    icons: [
      icon('/icon.svg', 'any', 'any'),
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
    screenshots: screenshots.map(([name, form, sizes, label]) => ({
      src: `/screenshots/${name}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: phrase(language, `install.${label}`),
    })),
    shortcuts: shortcuts.map(([path, name]) => ({
      name: phrase(language, `install.${name}`),
      url: `${address(path)}?${installed}`,
      icons: [icon('/icon-192.png', '192x192', 'any')],
    })),
    // Text or an address shared from another app opens the search.
    share_target: {
      action: address('/search'),
      method: 'GET',
      params: { title: 'title', text: 'q', url: 'url' },
    },
  };
}
