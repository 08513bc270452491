import { availableParallelism } from 'node:os';

// Node starts its pool of threads with four when it is first used, which is later than this. Password hashes take as many
// as there are processors less one (`passwords.ts`); packing, files and pictures keep four of their own.
process.env.UV_THREADPOOL_SIZE ??= String(4 + Math.max(1, availableParallelism() - 1));
