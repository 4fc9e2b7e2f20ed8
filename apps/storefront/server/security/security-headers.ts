const YEAR = 365 * 24 * 60 * 60;

/** Headers that every answer carries; pages add their Content-Security-Policy. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // The sign-in window of a third party has to be able to answer the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(https && { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` }),
  };
}
