import { openPicture } from '~/platform/pictures.server.ts';

/** More than a pool has processes and queue places. */
const MANY = 60;

/** Acts while other pictures take up the whole pool of picture processes. @param lane whose places are taken */
export async function whilePoolIsFull<Result>(lane: 'upload' | 'view', work: () => Promise<Result>): Promise<Result> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const others = Promise.allSettled(Array.from({ length: MANY }, () => openPicture(Buffer.alloc(1), lane, () => held)));
  try {
    return await work();
  } finally {
    letGo();
    await others;
  }
}
