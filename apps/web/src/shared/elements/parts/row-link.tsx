import { codec } from '../../shell/messages.ts';
import { usePage } from '../../shell/page-context.tsx';
import type { ReactNode } from 'react';

interface RowLinkProps {
  /** Without the language: `/medals/all?sort=-total`. */
  path: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link for lists with hundreds of rows: a plain anchor, which the frame's single listener turns into client-side
 * navigation. A router link per row would subscribe to the address.
 */
export function RowLink({ path, className = 'link', onClick, children }: RowLinkProps) {
  const { language } = usePage();
  return (
    <a href={codec.write(language, path)} data-within="" className={className} onClick={onClick}>
      {children}
    </a>
  );
}
