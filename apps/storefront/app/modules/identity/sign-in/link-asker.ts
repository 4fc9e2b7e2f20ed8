/**
 * How the askers of links begin that have proven the address: a browser by signing in with it before, or the session.
 */
export const askers = { device: 'device:', proven: 'proven:' } as const;

/** Whether a link was asked for by a person who has proven the address. */
export const isProvenAsk = ({ asker }: { asker: string }): boolean =>
  Object.values(askers).some((begin) => asker.startsWith(begin));
