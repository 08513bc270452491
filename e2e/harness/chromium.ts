/** Where the browser of the tests comes from: the machine's own by `CHROMIUM_PATH`, else the one that npm brings. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const launchArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface LaunchOptions {
  /** The machine's fonts beside the packed one, which has no Arabic letters. */
  hasFonts?: boolean;
  /** Where other tools may reach the browser. */
  port?: number;
  /** A file of video that stands in for the camera. */
  camera?: string;
}

export async function launchChromium({ hasFonts = false, port, camera }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await packedChromium());
  if (hasFonts && existsSync('/etc/fonts')) process.env['FONTCONFIG_PATH'] = '/etc/fonts';
  const args = [
    ...launchArguments,
    ...(port ? [`--remote-debugging-port=${port}`] : []),
    // Without a window nobody could be asked: each page gets the camera.
    ...(camera ? ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] : []),
    ...(camera ? [`--use-file-for-fake-video-capture=${camera}`] : []),
  ];
  return chromium.launch({ executablePath, args });
}

/** Unpacks the browser that npm brings. @returns where it is */
export async function packedChromium(): Promise<string> {
  // Before the import: it makes the package unpack the libraries that a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
