/** Checks of both native projects that need neither Xcode nor the Android SDK. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languages as offered } from '@podium/i18n';
import { parse } from 'plist';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import xcode from 'xcode';
import { configure } from './configure.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../', import.meta.url));
const root = join(folder, '../..');
const read = async (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
const languages = offered.map(({ tag }): string => tag).toSorted();
const ios = 'ios/App/App';

/** Files that `cap sync` overwrites. */
const generated = ['android/capacitor.settings.gradle', 'android/app/capacitor.build.gradle'];

test('syncing the libraries changes no project file, and each library has a Swift package', async () => {
  const before = await Promise.all(generated.map(read));
  await mkdir(join(folder, 'www'), { recursive: true });
  await writeFile(join(folder, 'www/index.html'), await read('www/index.html').catch(() => '<!doctype html>'));
  const { stdout, stderr } = await run(
    process.execPath,
    [join(root, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'],
    {
      cwd: folder,
      env: { ...process.env, CI: 'true' },
    },
  );
  expect(stdout + stderr).not.toContain('does not have a Package.swift');
  expect(await Promise.all(generated.map(read))).toEqual(before);
  expect(await read('ios/App/CapApp-SPM/Package.swift')).toContain('CapacitorApp');
});

test('both projects declare the languages of the product, with their texts', async () => {
  const { stderr } = await run(process.execPath, [join(folder, 'scripts/write-languages.ts'), '--check']);
  expect(stderr).toBe('');
});

describe('iOS', () => {
  test('Info.plist explains every permission that the app asks for, in each language', async () => {
    const info = parse(await read(`${ios}/Info.plist`)) as Record<string, unknown>;
    const reasons = Object.keys(info).filter((key) => key.endsWith('UsageDescription'));
    expect(reasons.toSorted()).toEqual(['NSCameraUsageDescription', 'NSLocationWhenInUseUsageDescription']);
    expect((info['CFBundleLocalizations'] as string[]).toSorted()).toEqual(languages);
    const texts = new Set<string>();
    for (const language of languages) {
      const lines = (await read(`${ios}/${language}.lproj/InfoPlist.strings`)).trim().split('\n');
      const entries = lines.map((line) => /^"(\w+)" = "([^"]+)";$/u.exec(line)!.slice(1));
      expect(entries.map(([key]) => key)).toEqual(reasons);
      for (const [, text] of entries) texts.add(text!);
    }
    expect(texts.size).toBe(languages.length * reasons.length);
  });

  test('the project names every file of its folder that is not generated', async () => {
    const project = xcode.project(join(folder, 'ios/App/App.xcodeproj/project.pbxproj'));
    project.parseSync();
    const references = project.hash.project.objects['PBXFileReference'] ?? {};
    const referencedNames = new Set(
      Object.values(references).flatMap((reference) =>
        typeof reference === 'object' ? [String(reference.path).replaceAll('"', '')] : [],
      ),
    );
    const files = await readdir(join(folder, ios), { recursive: true, withFileTypes: true });
    const ownFiles = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(join(folder, ios, '/').length))
      .filter((path) => !/^(?:public|Assets\.xcassets)\//u.test(path));
    expect(ownFiles.filter((path) => !referencedNames.has(path))).toEqual([]);
  });

  test.each(['App.entitlements', 'PrivacyInfo.xcprivacy'])('%s is a property list', async (name) => {
    expect(Object.keys(parse(await read(`${ios}/${name}`)) as object).length).toBeGreaterThan(0);
  });
});

describe('Android', () => {
  test('every resource and the manifest are well-formed', async () => {
    const main = join(folder, 'android/app/src/main');
    const files = await readdir(main, { recursive: true, withFileTypes: true });
    const xml = files.filter(
      (file) => file.isFile() && file.name.endsWith('.xml') && !file.parentPath.includes('/assets'),
    );
    expect(xml.length).toBeGreaterThan(8);
    for (const file of xml) {
      const parser = new SaxesParser({ fileName: file.name });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(await readFile(join(file.parentPath, file.name), 'utf8')).close();
    }
  });

  test('the manifest asks for no more than the app uses, and only the start is open to others', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    const permissions = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/gu)];
    expect(permissions.map(([, name]) => name)).toEqual([
      'INTERNET',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'CAMERA',
      'POST_NOTIFICATIONS',
    ]);
    expect(manifest.match(/android:exported="true"/gu)).toHaveLength(1);
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
    const locales = await read('android/app/src/main/res/xml/locales_config.xml');
    expect([...locales.matchAll(/android:name="(\w+)"/gu)].map(([, tag]) => tag!).toSorted()).toEqual(languages);
  });
});

describe('an operator', () => {
  const key = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----\n';
  const options = { server: 'https://jogos.example', id: 'br.example.jogos', name: "Jogos d'Oeste", key };

  test('gives the apps a server, an identifier, a name and a key', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'podium-native-'));
    try {
      for (const path of [
        'capacitor.config.json',
        'android/app/build.gradle',
        'android/app/src/main/res/values',
        ios,
        'ios/App/App.xcodeproj',
      ])
        await cp(join(folder, path), join(copy, path), { recursive: true });
      configure(options, copy);
      const readCopy = async (path: string): Promise<string> => readFile(join(copy, path), 'utf8');
      const config = JSON.parse(await readCopy('capacitor.config.json')) as {
        appId: string;
        plugins: { LiveUpdate: Record<string, unknown> };
      };
      expect(config.appId).toBe(options.id);
      expect(config.plugins.LiveUpdate).toMatchObject({
        appId: options.id,
        serverDomain: 'jogos.example',
        publicKey: key.trim(),
        readyTimeout: 10_000,
      });
      expect(await readCopy('android/app/build.gradle')).toContain(`applicationId "${options.id}"`);
      const strings = await readCopy('android/app/src/main/res/values/strings.xml');
      expect(strings).toContain(String.raw`<string name="app_name">Jogos d\'Oeste</string>`);
      expect(strings).toContain('translatable="false">jogos.example</string>');
      expect(await readCopy(`${ios}/App.entitlements`)).toContain('applinks:jogos.example');
      expect(await readCopy('ios/App/App.xcodeproj/project.pbxproj')).not.toContain('org.podium.games');
      expect((parse(await readCopy(`${ios}/Info.plist`)) as Record<string, unknown>)['CFBundleDisplayName']).toBe(
        options.name,
      );
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });

  test.each([
    [{ ...options, server: 'http://jogos.example' }, '--server'],
    [{ ...options, server: 'https://jogos.example:8443' }, '--server'],
    [{ ...options, id: 'jogos' }, '--id'],
    [{ ...options, name: '<b>' }, '--name'],
    [{ ...options, key: 'nonsense' }, '--key'],
  ])('sees an error that names the fault: %j', (wrong, option) => expect(() => configure(wrong)).toThrow(option));
});
