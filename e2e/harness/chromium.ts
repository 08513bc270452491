/** Locates the browser of the tests: the machine's own at `CHROMIUM_PATH`, otherwise the one installed by npm. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const launchArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

interface LaunchOptions {
  /** Adds the machine's fonts to the packed one, which has no Arabic letters. */
  hasFonts?: boolean;
  /** Port at which other tools can reach the browser. */
  port?: number;
  /** Can draw maps, without a graphics card. */
  hasMaps?: boolean;
  /** A video file that replaces the camera. */
  camera?: string;
}

export async function launchChromium({
  hasFonts = false,
  hasMaps = false,
  port,
  camera,
}: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await packedChromium());
  if (hasFonts && existsSync('/etc/fonts')) process.env['FONTCONFIG_FILE'] = '/etc/fonts/fonts.conf';
  const args = [
    ...launchArguments.filter((argument) => !hasMaps || argument !== '--disable-gpu'),
    ...(hasMaps ? ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : []),
    ...(port ? [`--remote-debugging-port=${port}`] : []),
    // A headless browser cannot show a permission prompt, so each page gets the camera.
    ...(camera ? ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'] : []),
    ...(camera ? [`--use-file-for-fake-video-capture=${camera}`] : []),
  ];
  return chromium.launch({ executablePath, args });
}

/** Unpacks the browser installed by npm. @returns its path */
export async function packedChromium(): Promise<string> {
  // Set before the import: it makes the package unpack the libraries that a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  const path = await packed.executablePath();
  await configureFonts();
  return path;
}

/** The package looks for its font only in `/tmp`, and a browser without fonts crashes at the first text field. */
async function configureFonts(): Promise<void> {
  if (process.env['FONTCONFIG_FILE']) return;
  const folder = tmpdir();
  const file = join(folder, 'fonts-of-browser.conf');
  const lines = `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
  if (!existsSync(file)) await writeFile(file, lines);
  process.env['FONTCONFIG_FILE'] = file;
}
