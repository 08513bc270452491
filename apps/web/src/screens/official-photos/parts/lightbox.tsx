import { Icon } from '@podium/ui';
import type { AlbumAnswer, PictureAnswer } from '@podium/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { Picture } from '../../../shared/elements/content/picture.tsx';
import { DOT } from '../../../shared/elements/dot.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { ShareButton } from '../../../shared/elements/share/share-button.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { photoAfter, swipeKey } from '../state.ts';

type Photo = AlbumAnswer['photos'][number];

interface LightboxProps {
  title: string;
  photos: readonly Photo[];
  /** Index of the displayed photo, -1 if none. */
  index: number;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** One photo in the whole window: the browser's modal dialog, with navigation by arrow keys, buttons or swipes. */
export function Lightbox({ title, photos, index, onMove, onClose }: LightboxProps) {
  const { definition } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const lastShown = useRef<string>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  const photo = photos[index];
  const isOpen = photo !== undefined;
  useLayoutEffect(() => {
    if (photo) lastShown.current = photo.id;
  }, [photo]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) {
      element.showModal();
    } else {
      element.close();
      // Focuses the last displayed photo, which may differ from the one that was opened.
      document.getElementById(lastShown.current ?? '')?.focus();
    }
  }, [isOpen]);
  usePreloaded([photos[index - 1], photos[index + 1]].map((near) => (isOpen ? near?.image : undefined)));
  const press = (key: string): boolean => {
    const next = photoAfter({ key, isRightToLeft: definition.direction === 'rtl' }, index, photos.length);
    if (next === undefined) return false;
    if (next !== index) onMove(photos[next]!.id);
    return true;
  };
  const swipe = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    const key = from && swipeKey(clientX - from.x, clientY - from.y);
    if (key) press(key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work wherever the focus is inside it
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={title}
      onCancel={(event) => {
        // The lightbox closes through a change of the address.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey && press(event.key)) event.preventDefault();
      }}
      onPointerDown={({ clientX, clientY, isPrimary, pointerType }) => {
        start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : undefined;
      }}
      onPointerUp={swipe}
      onPointerCancel={() => (start.current = undefined)}
    >
      {photo && (
        <ShownPhoto photo={photo} index={index} count={photos.length} title={title} onPress={press} onClose={onClose} />
      )}
    </dialog>
  );
}

interface ShownPhotoProps {
  photo: Photo;
  index: number;
  count: number;
  title: string;
  onPress: (key: string) => boolean;
  onClose: () => void;
}

function ShownPhoto({ photo, index, count, title, onPress, onClose }: ShownPhotoProps) {
  const t = useText();
  const { definition } = usePage();
  const { format } = useGames();
  const { image, caption, credit, taken, people } = photo;
  const [back, on] = definition.direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  return (
    <div className="lightbox-body">
      <div className="lightbox-top">
        <output className="num">
          {t('screens.official-photos.position', { at: index + 1, count })}
          <span className="visually-hidden">
            {DOT}
            <LocalText value={image.alt} />
          </span>
        </output>
        <button type="button" className="menu-button" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="lightbox-stage">
        <Picture key={photo.id} picture={image} sizes="100vw" className="lightbox-photo" isFirst />
        {/* `aria-disabled` instead of `disabled`, which would lose the focus at the ends of the album. */}
        <button
          type="button"
          className="lightbox-move is-back"
          aria-label={t('screens.official-photos.previous')}
          aria-disabled={index === 0}
          onClick={() => onPress(back)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="lightbox-move"
          aria-label={t('screens.official-photos.next')}
          aria-disabled={index === count - 1}
          onClick={() => onPress(on)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <div className="lightbox-foot">
        <div className="text-part">
          {caption && (
            <p className="strong">
              <LocalText value={caption} />
            </p>
          )}
          <p className="text-second">
            {t('screens.official-photos.credit')} <bdi>{credit}</bdi>
            {taken !== null && (
              <>
                {DOT}
                <time dateTime={taken} suppressHydrationWarning>
                  {format.dateTime(taken)}
                </time>
              </>
            )}
          </p>
          {people.length > 0 && (
            <p className="lightbox-links text-second">
              {people.map(({ id, name }) => (
                <PlaceLink key={id} to="participant" id={id} className="text-link">
                  <bdi>{name}</bdi>
                </PlaceLink>
              ))}
            </p>
          )}
        </div>
        <div className="lightbox-actions">
          <a href={`${image.href}?download`} download className="button">
            {t('screens.official-photos.download')}
          </a>
          <ShareButton name={title} />
        </div>
      </div>
    </div>
  );
}

/** Preloads pictures that are likely to be shown next, in the width that the window needs. */
function usePreloaded(pictures: readonly (PictureAnswer | undefined)[]): void {
  const loadedPictures = pictures.flatMap((picture) => (picture ? [picture] : []));
  const key = loadedPictures.map(({ href }) => href).join(' ');
  useEffect(() => {
    for (const { href, widths } of loadedPictures) {
      const image = new Image();
      image.sizes = '100vw';
      image.srcset = widths.map((width) => `${href}/${width} ${width}w`).join(',');
      image.src = href;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the same URLs are the same pictures
  }, [key]);
}
