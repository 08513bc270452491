import { Component } from 'react';
import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';

function FailurePage({ error }: { error?: unknown }) {
  return <Failure error={error} onRetry={() => window.location.reload()} />;
}

/** An error boundary that keeps the menu when a page fails. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <FailurePage error={error} />;
  }
}
