import type { PictureAnswer } from '@podium/contract';
import { useLanguageOf } from './local-text.tsx';

interface PictureProps {
  picture: PictureAnswer;
  /** Display width, as in the `sizes` attribute: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  className?: string;
  /** Loaded immediately, because it is in the first view of a page. */
  isFirst?: boolean;
}

/** A picture of the organizers in the smallest width that is sharp; its space is reserved while it loads. */
export function Picture({ picture, sizes, className, isFirst = false }: PictureProps) {
  const { href, width, height, widths, alt } = picture;
  const sources = widths.map((one) => `${href}/${one} ${one}w`);
  const language = useLanguageOf(alt);
  return (
    <img
      src={href}
      srcSet={sources.length > 0 ? sources.join(',') : undefined}
      sizes={sources.length > 0 ? sizes : undefined}
      width={width}
      height={height}
      alt={alt.text}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      {...language}
    />
  );
}
