import { useQuery } from '@tanstack/react-query';
import { deskApi } from '../../api/desk-api.ts';
import { FiguresCard } from '../../frame/figures-card.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { section } from './section.ts';

/** The drafts that wait for an organizer, on the start page. */
export function DraftsCard() {
  const t = useText();
  const { number } = useFormats();
  const { data } = useQuery({ queryKey: ['kinds'], queryFn: async () => deskApi.kinds() });
  if (!data) return null;
  const figures = (['review', 'scheduled', 'failed'] as const).map((part) => {
    const count = data.items.reduce((total, kind) => total + kind[part], 0);
    return {
      name: t(`content.card.${part}`),
      value: number(count),
      to: section.address,
      isBad: part === 'failed' && count > 0,
    };
  });
  return <FiguresCard title={t('content.card.title')} figures={figures} />;
}
