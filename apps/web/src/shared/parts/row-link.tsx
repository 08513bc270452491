import { codec } from '../messages.ts';
import { usePage } from '../page-context.tsx';
import type { ReactNode } from 'react';

interface RowLinkProps {
  /** Without the language: `/medals/all?sort=-total`. */
  path: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link of which a list has hundreds: a plain anchor, which the frame's one listener makes a move within the app. A
 * link of the router each would watch the address by itself.
 */
export function RowLink({ path, className = 'link', onClick, children }: RowLinkProps) {
  const { language } = usePage();
  return (
    <a href={codec.write(language, path)} data-within="" className={className} onClick={onClick}>
      {children}
    </a>
  );
}
