import { NotFoundScreen } from '../shared/elements/parts/not-found-screen.tsx';
import { Forwarded } from './forwarded.tsx';

interface NotFoundProps {
  /** Address without a page. */
  href: string;
  hasFailedCheck: boolean;
}

export function NotFound({ href, hasFailedCheck }: NotFoundProps) {
  return (
    <Forwarded key={href} href={href}>
      <NotFoundScreen hasFailedCheck={hasFailedCheck} />
    </Forwarded>
  );
}
