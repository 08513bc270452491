import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { changeLanguage, firstLanguage } from './language/language-store.ts';
import { loadGames } from './language/games-store.ts';
import { refreshSession } from './session/session-store.ts';

// Without a response no user is signed in; the sign-in page then reports the error.
await Promise.all([changeLanguage(firstLanguage()), loadGames(), refreshSession().catch(() => undefined)]);
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
