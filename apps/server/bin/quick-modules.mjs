// A start within seconds: most of it was spent on finding and preparing the same modules again.
import { enableCompileCache, getCompileCacheDir, registerHooks } from 'node:module';
import { dirname } from 'node:path';

// What is stripped of its types and compiled once is kept in the temporary folder for the next start.
enableCompileCache();
// Threads keep one only where the environment says where.
const kept = getCompileCacheDir();
if (kept) process.env.NODE_COMPILE_CACHE ??= dirname(kept);

// Node reads the package.json of a package again for each of its modules that it looks for; that of drizzle-orm, 180 kB
// long, for eighty of them. A relative name of an ES module needs none of it.
registerHooks({
  resolve(specifier, context, next) {
    if (/^\.\.?\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});
