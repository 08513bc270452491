import { createIsomorphicFn } from '@tanstack/react-start';

/** Sets the status code of the page being rendered; does nothing in the browser. */
export const setPageStatus = createIsomorphicFn()
  .server(async (status: number): Promise<void> => {
    const { setResponseStatus } = await import('@tanstack/react-start/server');
    setResponseStatus(status);
  })
  .client(async (_status: number): Promise<void> => undefined);
