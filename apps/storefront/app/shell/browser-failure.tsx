import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportLate } from './report-late.ts';

interface Props {
  children: ReactNode;
}

/**
 * Stands around everything that is drawn: what fails there in the browser is logged once and leads to /404 (spec §4).
 * While developing, the error stays where it is seen.
 */
export class BrowserFailure extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (import.meta.env.PROD) reportLate(error, componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (import.meta.env.DEV) throw error;
    return null;
  }
}
