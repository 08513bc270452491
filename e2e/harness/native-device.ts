/**
 * Simulates an Android device in a page of the native app: answers the calls of the app's libraries to their native
 * parts, and sends them events.
 */
import type { Page } from 'playwright-core';

export interface NativeCall {
  /** `LiveUpdate.sync`. */
  name: string;
  options: Record<string, unknown>;
}

export interface DeviceState {
  /** Bundle found by `LiveUpdate.sync`. */
  nextBundle: string | null;
  /** The running bundle. */
  bundle: string | null;
}

/** Methods of native plugins that the app calls, as they exist on a device. */
const methods: Readonly<Record<string, readonly string[]>> = {
  App: ['addListener', 'removeListener', 'getLaunchUrl', 'exitApp'],
  AppLauncher: ['openUrl'],
  Browser: ['open'],
  CapacitorBarcodeScanner: ['scanBarcode'],
  FileTransfer: ['downloadFile'],
  FileViewer: ['openDocumentFromLocalPath'],
  Filesystem: ['getUri', 'writeFile'],
  Haptics: ['impact'],
  LiveUpdate: ['ready', 'setChannel', 'sync', 'reload', 'reset', 'getCurrentBundle', 'getConfig'],
  PushNotifications: ['addListener', 'removeListener', 'checkPermissions', 'requestPermissions', 'register'],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  Share: ['share'],
  SplashScreen: ['hide'],
};

/** Call before the page is opened. The keychain is stored in the page's storage, so that it survives a restart. */
export async function installDevice(page: Page, state: Partial<DeviceState> = {}): Promise<void> {
  await page.addInitScript(
    ([known, given]) => {
      const calls: NativeCall[] = [];
      const listeners: Record<string, ((detail: unknown) => void)[]> = {};
      const keychain = (key: unknown): string => `keychain ${String(key)}`;
      const answer = (name: string, options: Record<string, unknown>): unknown => {
        const key = keychain(options['prefixedKey']);
        switch (name) {
          case 'SecureStorage.internalGetItem':
            return { data: localStorage.getItem(key) };
          case 'SecureStorage.internalSetItem':
            localStorage.setItem(key, String(options['data']));
            return {};
          case 'SecureStorage.internalRemoveItem':
            localStorage.removeItem(key);
            return { success: true };
          case 'LiveUpdate.sync':
            return { nextBundleId: given.nextBundle ?? null };
          case 'LiveUpdate.getCurrentBundle':
            return { bundleId: given.bundle ?? null };
          case 'LiveUpdate.getConfig':
            return { appId: 'org.podium.games' };
          case 'Filesystem.getUri':
          case 'Filesystem.writeFile':
            return { uri: `file:///cache/${String(options['path'])}` };
          case 'FileTransfer.downloadFile':
            return { path: options['path'] };
          case 'PushNotifications.checkPermissions':
          case 'PushNotifications.requestPermissions':
            return { receive: 'granted' };
          case 'PushNotifications.register':
            setTimeout(() =>
              listeners['registration']?.forEach((listener) => listener({ value: 'token-of-this-device' })),
            );
            return {};
          case 'CapacitorBarcodeScanner.scanBarcode':
            return { ScanResult: 'PODIUM' };
          default:
            return {};
        }
      };
      Object.assign(globalThis, {
        androidBridge: {},
        device: {
          calls,
          tell: (event: string, detail: unknown) => listeners[event]?.forEach((listener) => listener(detail)),
        },
        Capacitor: {
          PluginHeaders: Object.entries(known).map(([name, names]) => ({
            name,
            methods: names.map((method) => ({
              name: method,
              rtype: method === 'addListener' ? 'callback' : 'promise',
            })),
          })),
          nativePromise: async (plugin: string, method: string, options: Record<string, unknown> = {}) => {
            calls.push({ name: `${plugin}.${method}`, options });
            return answer(`${plugin}.${method}`, options);
          },
          nativeCallback: (
            _plugin: string,
            _method: string,
            options: { eventName: string },
            callback: (detail: unknown) => void,
          ) => {
            (listeners[options.eventName] ??= []).push(callback);
            return options.eventName;
          },
        },
      });
    },
    [methods, state] as const,
  );
}

interface Device {
  device: { calls: NativeCall[]; tell: (event: string, detail: unknown) => void };
}

/** Sends an event of the system to the app's libraries. */
export const emitDeviceEvent = async (page: Page, event: string, detail: object = {}): Promise<void> =>
  page.evaluate(([name, value]) => (globalThis as unknown as Device).device.tell(name, value), [
    event,
    detail,
  ] as const);

/** Calls of the app to the device since its start. */
export const nativeCalls = async (page: Page): Promise<NativeCall[]> =>
  page.evaluate(() => (globalThis as unknown as Device).device.calls);
