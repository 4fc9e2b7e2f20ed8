import { failureTarget } from './failure-target.ts';

/**
 * Reports what stopped the page, by code that only a failure needs. If that code fails to load, redirects to the error
 * page without sending a report.
 * @param componentStack of React, where the failure was in a component
 */
export function reportLate(error: unknown, componentStack: string | null | undefined): void {
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(error, componentStack),
    () => window.location.replace(failureTarget(window.location.pathname)),
  );
}
