import { createIsomorphicFn } from '@tanstack/react-start';

/**
 * Tells the server that the page being rendered may use the camera and the WebAssembly that reads codes; other pages
 * may not. A browser keeps the policy of the page it loaded, so this page is always loaded in full.
 */
export const needCamera = createIsomorphicFn()
  .server(async (): Promise<boolean> => {
    const { setResponseHeader } = await import('@tanstack/react-start/server');
    setResponseHeader('x-page-needs', 'camera');
    return true;
  })
  .client(async (): Promise<boolean> => mayUseCamera());

/** Returns whether the loaded page may use the camera; true if the browser does not report it. */
function mayUseCamera(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature?: (name: string) => boolean } };
  return featurePolicy?.allowsFeature?.('camera') ?? document.documentElement.dataset.camera !== 'no';
}

/** Allows this page to request the location of the device; other pages may not. */
export const needPosition = createIsomorphicFn()
  .server(async (): Promise<void> => {
    const { setResponseHeader } = await import('@tanstack/react-start/server');
    setResponseHeader('x-page-needs', 'position');
  })
  .client(async (): Promise<void> => undefined);

/** Returns whether the loaded page may request the location; true if the browser does not report it. */
export function mayUsePosition(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature?: (name: string) => boolean } };
  return featurePolicy?.allowsFeature?.('geolocation') ?? true;
}
