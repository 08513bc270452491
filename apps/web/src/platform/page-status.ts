import { createIsomorphicFn } from '@tanstack/react-start';

/** The status code of the page that is being made; in the browser there is none to set. */
export const setPageStatus = createIsomorphicFn()
  .server(async (status: number): Promise<void> => {
    const { setResponseStatus } = await import('@tanstack/react-start/server');
    setResponseStatus(status);
  })
  .client(async (_status: number): Promise<void> => undefined);
