import { useSyncExternalStore } from 'react';
import { installWay, onInstallPrompt } from '../../../platform/install-prompt.ts';
import type { InstallWay } from '../../../platform/install-prompt.ts';

export const useInstallWay = (): InstallWay => useSyncExternalStore(onInstallPrompt, installWay, () => 'none' as const);
