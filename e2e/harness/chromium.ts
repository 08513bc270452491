/** Where the browser of the tests comes from: the machine's own by `CHROMIUM_PATH`, else the one that npm brings. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const launchArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** @param hasFonts the machine's fonts beside the packed one, which has no Arabic letters. */
export async function launchChromium({ hasFonts = false }: { hasFonts?: boolean } = {}): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await packedChromium());
  if (hasFonts && existsSync('/etc/fonts')) process.env['FONTCONFIG_PATH'] = '/etc/fonts';
  return chromium.launch({ executablePath, args: launchArguments });
}

async function packedChromium(): Promise<string> {
  // Before the import: it makes the package unpack the libraries that a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
