import type { Messages } from '@podium/i18n';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: string;
  }
}

declare global {
  interface ImportMetaEnv {
    readonly VITE_PHRASES: string;
    readonly VITE_PSEUDO?: string;
  }
}
