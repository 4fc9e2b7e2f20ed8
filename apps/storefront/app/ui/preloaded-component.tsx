import type { ComponentType } from 'react';
import { createOptionalComponent } from './optional-component.ts';

/** Parts of this document that the server has drawn and whose code is on its way. */
const awaited: Promise<unknown>[] = [];

/**
 * Resolves once the code of all that the server has drawn is here, or could not be had; a part's code may name parts
 * within it.
 */
export async function waitForPreloadedComponents(): Promise<void> {
  for (let known = -1; known < awaited.length;) {
    known = awaited.length;
    await Promise.allSettled(awaited);
  }
}

/**
 * A part whose code only some pages need and that the server draws on them. There the browser has it before it makes
 * the page alive, so no `Suspense` is around it: React reports a boundary that is still waiting while anything around
 * it changes (error 421). On other pages it comes up with a change of the route, or with a transition.
 * @param name its own among these parts
 */
export function createPreloadedComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Here: ComponentType<Props> | undefined;
  const Late: ComponentType<Props> = createOptionalComponent(async () => ({ default: await load() }));
  if (typeof document !== 'undefined' && document.querySelector(`template[data-part="${name}"]`)) {
    awaited.push(load().then((part) => (Here = part)));
  }
  return function DrawnPart(props: Props) {
    const Part = Here ?? Late;
    return (
      <>
        <template data-part={name} />
        <Part {...props} />
      </>
    );
  };
}
