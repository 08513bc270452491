import { codec } from '../../shell/messages.ts';
import { usePage } from '../../shell/page-context.tsx';
import { useReturnQuery } from '../../shell/return-to.ts';
import type { ReactNode } from 'react';

interface WithinLinkProps {
  /** A path without its language, untyped because the screen may be missing from the build. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link between the sign-in screens that preserves the return path. */
export function WithinLink({ to, className = 'link', children }: WithinLinkProps) {
  const { language } = usePage();
  const query = useReturnQuery();
  return (
    <a href={codec.write(language, to) + query} data-within="" className={className}>
      {children}
    </a>
  );
}
