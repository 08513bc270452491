import { createIsomorphicFn } from '@tanstack/react-start';

/**
 * Tells the server that the page that is being made may use the camera, and run what reads codes in its pictures: other
 * pages may not. A browser keeps the policy of the page that it loaded, so this one is always loaded whole.
 */
export const needCamera = createIsomorphicFn()
  .server(async (): Promise<boolean> => {
    const { setResponseHeader } = await import('@tanstack/react-start/server');
    setResponseHeader('x-page-needs', 'camera');
    return true;
  })
  .client(async (): Promise<boolean> => mayUseCamera());

/** Whether the page that was loaded may. Where a browser does not say, it is tried. */
function mayUseCamera(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature?: (name: string) => boolean } };
  return featurePolicy?.allowsFeature?.('camera') ?? document.documentElement.dataset.camera !== 'no';
}

/** Allows this page to ask for the location of the device; other pages may not. */
export const needPosition = createIsomorphicFn()
  .server(async (): Promise<void> => {
    const { setResponseHeader } = await import('@tanstack/react-start/server');
    setResponseHeader('x-page-needs', 'position');
  })
  .client(async (): Promise<void> => undefined);

/** Whether the page that the browser loaded may ask for the location; true if the browser does not tell. */
export function mayUsePosition(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature?: (name: string) => boolean } };
  return featurePolicy?.allowsFeature?.('geolocation') ?? true;
}
