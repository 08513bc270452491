/**
 * The shell of the native apps: runs before the web app and provides device functions. It is part of the app's files,
 * so an over-the-air update may change it too.
 */
import { Capacitor } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { followBackButton } from './back-button.ts';
import { followFileLinks } from './file-links.ts';
import { followOpenedLinks } from './opened-links.ts';
import { push } from './push.ts';
import { onResume } from './resume.ts';
import { scan } from './scan.ts';
import { secureSession } from './secure-session.ts';
import { pageServer } from './server.ts';
import { shareBySystem } from './share.ts';
import { liveUpdates } from './updates.ts';

const server = pageServer(document);
const files = followFileLinks(server);

globalThis.podiumShell = {
  platform: Capacitor.getPlatform() === 'ios' ? 'ios' : 'android',
  server,
  session: secureSession,
  push,
  updates: liveUpdates(server),
  scan,
  saveFile: files.save,
  tap: () => {
    // Haptic feedback is optional: not every device can vibrate.
    Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined);
  },
  onOpen: followOpenedLinks(server),
  onResume,
  onFileFailure: files.onFailure,
};

followBackButton();
shareBySystem(server);
