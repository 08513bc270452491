import { kindPages } from '../kinds/kinds.gen.ts';

const part = encodeURIComponent;

const contentPages: Readonly<Record<string, (id: string, type: string) => string>> = {
  // All platforms can open /hospitals; the menu entry /places/hospital exists in the apps only.
  place: (id, type) => `${type === 'hospital' ? '/hospitals' : `/places/${part(type)}`}?place=${part(id)}`,
  line: (id) => `/transport/lines/${part(id)}`,
  stop: (id) => `/transport/stops/${part(id)}`,
  bulletin: (id) => `/informativos/${part(id)}`,
  document: (id) => `/official-reports#document-${part(id)}`,
  ambassador: (id) => `/ambassadors#${part(id)}`,
  'volunteer-area': (id) => `/volunteers#${part(id)}`,
  sponsor: () => '/sponsors',
  course: (id) => `/courses/${part(id)}`,
  video: (id) => `/videos/${part(id)}`,
  album: (id) => `/official-photos/${part(id)}`,
  'safe-sport': () => '/secure-sport',
  'safe-contact': () => '/secure-sport#contacts',
};

/** Pages of kinds that declare one in their record. */
const declaredPages: Readonly<Record<string, string>> = kindPages;

/** The page of a published item; undefined for kinds without one. @param type type of a place */
export function contentPage(kind: string, id: string, type = ''): string | undefined {
  if (Object.hasOwn(contentPages, kind)) return contentPages[kind]!(id, type);
  return Object.hasOwn(declaredPages, kind) ? `${declaredPages[kind]}/${part(id)}` : undefined;
}
