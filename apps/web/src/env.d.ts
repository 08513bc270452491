import type { Messages } from '@podium/i18n';
import type { PhraseTable } from '../phrase-files.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: string;
  }
}

declare global {
  interface ImportMetaEnv {
    readonly VITE_PHRASES: PhraseTable;
    readonly VITE_PSEUDO?: string;
  }
}
