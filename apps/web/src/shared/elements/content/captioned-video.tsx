import type { FileLinkAnswer, SafeSportAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { languageByTag } from '../../shell/messages.ts';
import { usePage } from '../../shell/page-context.tsx';

interface CaptionedVideoProps {
  video: FileLinkAnswer;
  fallback: FileLinkAnswer | null;
  captions: SafeSportAnswer['items'][number]['captions'];
  title: string;
  poster?: string;
  className?: string;
  onEnded?: () => void;
}

/** A video file in the browser's own player, which never starts by itself; captions in the page's language first. */
export function CaptionedVideo({ video, fallback, captions, title, poster, className, onEnded }: CaptionedVideoProps) {
  const { language } = usePage();
  const spoken = contentLanguage(language);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are tracks of the content
    <video
      controls
      playsInline
      preload={poster === undefined ? 'metadata' : 'none'}
      width={640}
      height={360}
      poster={poster}
      className={className}
      aria-label={title}
      onEnded={onEnded}
    >
      <source src={video.href} type={video.mediaType} />
      {fallback && <source src={fallback.href} type={fallback.mediaType} />}
      {captions.map(({ href, lang }) => (
        <track
          key={lang}
          kind="captions"
          src={href}
          srcLang={languageByTag(lang).intl}
          label={languageByTag(lang).ownName}
          default={lang === spoken}
        />
      ))}
    </video>
  );
}
