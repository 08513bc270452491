import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';

const mega = 1_000_000;

/** @returns a function that formats a file size in bytes: `1.4 MB` */
export function useFileSize(): (bytes: number) => string {
  const t = useText();
  const { number } = useFormats();
  return (bytes) =>
    bytes >= mega
      ? t('fields.megabytes', { size: number(Math.round(bytes / (mega / 10)) / 10) })
      : t('fields.kilobytes', { size: number(Math.max(1, Math.round(bytes / 1000))) });
}
