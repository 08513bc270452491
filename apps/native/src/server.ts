/**
 * Origin of the server, written into the page by the build, without a trailing slash.
 * @throws Error if the app was built without one
 */
export function pageServer(page: Document): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="podium-server"]')?.content ?? '';
  if (!/^https?:\/\/[^/]+$/u.test(written)) throw new Error('The app was built without the address of its server.');
  return written;
}
