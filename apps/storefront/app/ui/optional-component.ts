import { type ComponentType, lazy, type ReactNode } from 'react';

/** Fallback for a component whose chunk fails to load. */
interface Instead {
  instead?: ReactNode;
}

const Substitute = ({ instead }: Instead) => instead ?? null;

/**
 * A part whose code is fetched when it comes up, by React's `lazy`. Where the code can't be had, because of the
 * network or of a new version of the shop, the page stays without it: an error would replace the page.
 * @param load imports the module whose default export it is
 */
export function createOptionalComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Instead> {
  return lazy(async () => ({
    default: (await load().catch(() => ({ default: Substitute }))).default as ComponentType<Props & Instead>,
  })) as unknown as ComponentType<Props & Instead>;
}
