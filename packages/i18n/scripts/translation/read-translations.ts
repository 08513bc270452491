import { readFileSync } from 'node:fs';

/** @throws Error in one line if the file cannot be read */
export function readTranslations(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case 'ENOENT':
        throw new Error(`${file} does not exist: npm run phrases -- export <language> ${file} writes it`, {
          cause: error,
        });
      case 'EISDIR':
        throw new Error(`${file} is a folder: name the file that npm run phrases -- export has written`, {
          cause: error,
        });
      default:
        throw error;
    }
  }
}
