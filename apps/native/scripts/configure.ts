// Configures the apps for an operator: server, identifier, name, key of live updates.
//
//   npm run configure --workspace @podium/native -- --server https://games.example --id org.example.games \
//     --name "Games 2026" --key live-updates-key.pub
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const own = fileURLToPath(new URL('../', import.meta.url));

interface Given {
  /** Origin of the server: HTTPS on the default port, as the update library expects. */
  server?: string;
  /** Identifier in both stores: `org.example.games`. */
  id?: string;
  name?: string;
  /** Public key of live updates (PEM), as printed by `podium bundle key`. */
  key?: string;
}

/**
 * @param folder of the apps
 * @throws Error that explains the problem, before anything is written
 */
export function configure({ server, id, name, key }: Given, folder = own): void {
  if (!server || !/^https:\/\/[a-z0-9.-]+$/u.test(server))
    throw new Error(
      `--server: "${server ?? ''}" is not an HTTPS origin without a port, such as https://games.example.`,
    );
  if (!/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/u.test(id ?? ''))
    throw new Error(`--id: "${id ?? ''}" is not an identifier such as org.example.games.`);
  if (!name || /[<>&"\\]/u.test(name))
    throw new Error('--name: expected the name of the app without <, >, &, " or \\.');
  if (!key?.includes('-----BEGIN PUBLIC KEY-----'))
    throw new Error('--key: expected a file with the public key that podium bundle key prints.');
  const host = new URL(server).host;
  const file = (path: string): string => join(folder, path);
  const config = JSON.parse(readFileSync(file('capacitor.config.json'), 'utf8')) as {
    plugins: { LiveUpdate: object };
  };
  Object.assign(config, { appId: id, appName: name });
  Object.assign(config.plugins.LiveUpdate, { appId: id, serverDomain: host, publicKey: key.trim() });
  const changes: [path: string, pattern: RegExp, text: string][] = [
    ['android/app/build.gradle', /applicationId "[^"]*"/u, `applicationId "${id}"`],
    [
      'android/app/src/main/res/values/strings.xml',
      /(<string name="(?:app_name|title_activity_main)">)[^<]*/gu,
      `$1${name.replaceAll("'", String.raw`\'`)}`,
    ],
    ['android/app/src/main/res/values/strings.xml', /(<string name="package_name">)[^<]*/u, `$1${id}`],
    ['android/app/src/main/res/values/strings.xml', /(<string name="server_host"[^>]*>)[^<]*/u, `$1${host}`],
    [
      'ios/App/App.xcodeproj/project.pbxproj',
      /PRODUCT_BUNDLE_IDENTIFIER = [^;]*;/gu,
      `PRODUCT_BUNDLE_IDENTIFIER = ${id};`,
    ],
    ['ios/App/App/App.entitlements', /applinks:[^<]*/u, `applinks:${host}`],
    ['ios/App/App/Info.plist', /(<key>CFBundleDisplayName<\/key>\s*<string>)[^<]*/u, `$1${name}`],
  ];
  const texts = new Map([['capacitor.config.json', `${JSON.stringify(config, null, 2)}\n`]]);
  for (const [path, pattern, text] of changes) {
    const before = texts.get(path) ?? readFileSync(file(path), 'utf8');
    if (before.search(pattern) < 0) throw new Error(`${path}: nothing to change matches ${pattern}.`);
    texts.set(path, before.replace(pattern, text));
  }
  for (const [path, text] of texts) writeFileSync(file(path), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { server: option, id: option, name: option, key: option } });
  try {
    const key = values.key && existsSync(values.key) ? readFileSync(values.key, 'utf8') : undefined;
    configure({ ...values, key });
    console.log('Configured. Run npm run build, then npm run sync, with the same --server.');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
