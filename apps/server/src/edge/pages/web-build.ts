import { fileURLToPath } from 'node:url';

/** The built web app is read as files: nothing of its source is imported. */
export const clientFolder = fileURLToPath(new URL('../../../../web/dist/client', import.meta.url));
export const serverEntry = fileURLToPath(new URL('../../../../web/dist/server/server.js', import.meta.url));
