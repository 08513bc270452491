import { useHydrated, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';

interface ShownPhoto {
  /** Index of the open photo, -1 if none is open or the open one was withdrawn. */
  at: number;
  open: (id: string) => void;
  move: (id: string) => void;
  close: () => void;
}

/** The photo named in the address: `#photo-id`. Back closes it, regardless of how many photos were viewed. */
export function useShownPhoto(photos: readonly { id: string }[]): ShownPhoto {
  const router = useRouter();
  const navigate = useNavigate();
  const address = useRouterState({ select: ({ location }) => location.hash });
  // The server does not receive the hash.
  const hash = useHydrated() ? address : '';
  const isOpenedHere = useRef(false);
  const showPhoto = (id: string | undefined, replace: boolean) => {
    void navigate({ to: '.', search: true, hash: id, replace, resetScroll: false, hashScrollIntoView: false });
  };
  return {
    at: hash === '' ? -1 : photos.findIndex(({ id }) => id === hash),
    open: (id) => {
      isOpenedHere.current = true;
      showPhoto(id, false);
    },
    move: (id) => showPhoto(id, true),
    close: () => {
      if (isOpenedHere.current) router.history.back();
      else showPhoto(undefined, true);
      isOpenedHere.current = false;
    },
  };
}
