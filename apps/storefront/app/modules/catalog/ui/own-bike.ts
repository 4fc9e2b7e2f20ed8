import { createContext, useContext } from 'react';
import type { OwnBike } from '~/modules/catalog/own-bike.ts';

type UseOwnBike = () => OwnBike | undefined;

const useNone: UseOwnBike = () => undefined;

/**
 * How parts of a page learn of the bike in the visitor's cart; modules above the catalogue provide it (shell). It is a
 * hook and not the bike: what is learnt then draws those parts alone anew, each once it is alive.
 */
export const OwnBikeContext = createContext<UseOwnBike>(useNone);

/** The bike in the visitor's cart, where there is one. */
export function useOwnBike(): OwnBike | undefined {
  const useProvided = useContext(OwnBikeContext);
  return useProvided();
}
