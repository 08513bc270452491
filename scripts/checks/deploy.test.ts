/**
 * Deployment files use settings, metrics and paths that exist; the tools' own validators accept the files if they are
 * installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const deploy = join(root, 'deploy');
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const names = readdirSync(deploy, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(deploy.length + 1));

const sources = ['ground/settings.ts', ...settingsOfFeatures()].map((name) =>
  readFileSync(join(root, 'apps/server/src', name), 'utf8'),
);
function settingsOfFeatures(): string[] {
  return readdirSync(join(root, 'apps/server/src/features'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:feature|settings)\.ts$/u.test(name))
    .map((name) => join('features', name));
}
const settings = new Set(
  sources.flatMap((text) => [...text.matchAll(/^ {2,6}([A-Z][A-Z0-9_]+): \{/gmu)].map(([, name]) => name!)),
);

function isInstalled(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('YAML', () => {
  /** Helm templates with a placeholder for each expression. */
  const render = (text: string): string =>
    text
      .replaceAll(/^\s*\{\{-? (?:range|if|end).*\}\}$/gmu, '')
      .replaceAll(/^(\s*\w+:) \{\{- toYaml .*\}\}$/gmu, '$1 {}')
      .replaceAll(/\{\{[^}]*\}\}/gu, 'x');
  test.each(names.filter((name) => name.endsWith('.yaml')))('%s is well-formed', (name) => {
    const documents = parseAllDocuments(render(read(name)), { merge: true });
    expect([...documents].flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([]);
  });
  // A formatter that does not know templates turns `{{ name }}` into `{ { name } }`, which is YAML, but no name.
  test.each(names.filter((name) => name.startsWith('helm/templates/')))('every object of %s has a name', (name) => {
    const objects = [...parseAllDocuments(render(read(name)))].map((document) => document.toJS() as unknown);
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) expect(object).toMatchObject({ metadata: { name: expect.any(String) as string } });
    expect(read(name)).not.toMatch(/\{ \{/u);
  });
});

test('commands of Compose run without a shell, so they are lists: text is split at blanks and refused with brackets', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Partial<Record<'command' | 'entrypoint', unknown>>>;
  };
  for (const [name, { command = [], entrypoint = [] }] of Object.entries(services))
    for (const part of [command, entrypoint]) expect(part, name).toEqual(expect.any(Array));
});

test('the secrets of a deployment are copied neither into the image nor into the repository', () => {
  const lines = (name: string): string[] => readFileSync(join(root, name), 'utf8').split('\n');
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/certificates']));
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['/deploy/.env', '/deploy/certificates']));
});

test('every setting in a deployment file exists', () => {
  const foreign = /^(?:POSTGRES_|REPLICATION_|PG|NODE_ENV$|SQL$|READY$|NULL$)/u;
  for (const name of ['Dockerfile', 'compose.yaml', 'example.env', 'systemd/podium@.service', 'helm/values.yaml']) {
    const mentionedNames = [...read(name).matchAll(/(?:^|[\s{])([A-Z][A-Z0-9]*_?[A-Z0-9_]{3,})\s?[=:]/gmu)].map(
      ([, one]) => one!,
    );
    expect(
      mentionedNames.filter((one) => !settings.has(one) && !foreign.test(one)),
      name,
    ).toEqual([]);
  }
});

test('the server reports every metric that alerts, dashboard and documentation use', () => {
  const metrics = readFileSync(join(root, 'apps/server/src/edge/metrics/metrics.ts'), 'utf8');
  const ownMetrics = new Set([...metrics.matchAll(/'(podium_\w+)'/gu)].map(([, name]) => name!));
  const texts = [
    read('monitoring/alerts.yaml'),
    read('monitoring/dashboard.json'),
    readFileSync(join(root, 'docs/operations.md'), 'utf8'),
  ];
  const mentionedMetrics = texts.flatMap((text) => [...text.matchAll(/\bpodium_[a-z_]+/gu)].map(([name]) => name));
  expect(mentionedMetrics.length).toBeGreaterThan(20);
  expect([...new Set(mentionedMetrics)].filter((name) => !ownMetrics.has(name.replace(/_bucket$/u, '')))).toEqual([]);
});

test('no location of nginx sets a request header, because it would drop the inherited ones', () => {
  const locations = [...read('nginx.conf').matchAll(/^ {4}location [^]*?^ {4}\}/gmu)].map(([text]) => text);
  expect(locations.length).toBeGreaterThan(4);
  expect(locations.filter((text) => text.includes('proxy_set_header'))).toEqual([]);
});

describe('validators', () => {
  let scratch: string;
  beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), 'podium-deploy-'))));
  afterAll(() => rmSync(scratch, { recursive: true }));

  test.skipIf(!isInstalled('systemd-analyze', '--version'))('systemd accepts the units', () => {
    for (const name of names.filter((name) => name.startsWith('systemd/') && name.endsWith('.service'))) {
      // Replaces the installed program's path, because it is not installed where the units expect it.
      const text = read(name).replaceAll('/opt/podium/podium', process.execPath);
      writeFileSync(join(scratch, name.replace('systemd/', '').replace('@.', '@3000.')), text);
    }
    for (const unit of readdirSync(scratch))
      execFileSync('systemd-analyze', ['verify', '--man=no', join(scratch, unit)], { stdio: 'pipe' });
  });

  test.skipIf(!isInstalled('bash', '--version'))('bash accepts the scripts', () => {
    for (const name of names.filter((name) => name.endsWith('.sh'))) execFileSync('bash', ['-n', join(deploy, name)]);
  });
});
