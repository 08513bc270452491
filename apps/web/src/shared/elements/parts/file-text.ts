import { useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';

/** The type and size of a file: `PDF · 240 kB`, `PDF · 2.4 MB`; the type alone if the size is unknown. */
export function useFileText(): (mediaType: string | null, size: number | null) => string | undefined {
  const t = useText();
  const { format } = useGamesFacts();
  return (mediaType, size) => {
    const type = mediaType?.split('/')[1]?.replace('jpeg', 'jpg').toUpperCase();
    if (type === undefined || size === null) return type;
    const isLarge = size >= 1e6;
    const amount = isLarge ? Math.round(size / 1e5) / 10 : Math.max(1, Math.round(size / 1000));
    return t('parts.report.file', { type, amount: format.number(amount), unit: isLarge ? 'mega' : 'kilo' });
  };
}
