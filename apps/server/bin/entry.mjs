// Chooses what to run: the bundle, or the sources if one of them is newer. A release has no sources.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// Compiled code is kept for the next start; worker threads find the folder through the environment.
enableCompileCache();
const cache = getCompileCacheDir();
if (cache) process.env.NODE_COMPILE_CACHE ??= dirname(cache);

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const bundle = path('../dist/podium.js');
const source = path('../src/cli/main.ts');

function isBundleCurrent() {
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const packages = path('../../../packages/');
  const folders = [path('../src'), ...readdirSync(packages).map((name) => `${packages}${name}/src`)];
  return (
    built > 0 &&
    folders.every((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).every(
        (file) => !file.isFile() || statSync(`${file.parentPath}/${file.name}`).mtimeMs <= built,
      ),
    )
  );
}

export const entry = !existsSync(source) || isBundleCurrent() ? bundle : source;
