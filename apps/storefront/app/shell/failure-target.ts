import { localeOfPath, pathPrefix } from '~/i18n/locales.ts';

/**
 * Where an application error in the browser leads (spec §2, §8).
 * @param pathname of the page that failed; its language is stored
 */
export const failureTarget = (pathname: string): string => `${pathPrefix[localeOfPath(pathname)]}/404`;

/** Whether a page is the target of a failure. */
export const isFailureTarget = (pathname: string): boolean => pathname === failureTarget(pathname);
