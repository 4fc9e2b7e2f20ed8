import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning, identify } from '../../../../../scripts/lib/processes.mjs';
import { makeFolder } from '../../../../../tests/support/temporary-folder.mjs';
import { type PictureLane, PicturePool, PicturesBusyError, type PoolLimits } from './pool.server.ts';
import { PictureError, type PictureProcess, PictureProcessError } from './process.server.ts';

const usual: PoolLimits = { processes: 1, waiting: 3, wait: 60_000, idle: 60_000, pictures: 100 };
const folder = makeFolder('pool');
const picture = path.join(folder.folder, 'picture.png');

beforeAll(async () => {
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#88aacc' } }).toFile(picture);
});
afterAll(folder.remove);

/** Work that goes on until it is let go. */
function held(): { work: () => Promise<void>; letGo: () => void } {
  let letGo = (): void => undefined;
  const removed = new Promise<void>((resolve) => (letGo = resolve));
  return { work: () => removed, letGo };
}

/** The process of a pool, as the operating system knows it. */
const processOf = (pool: PicturePool) => identify(pool.pids[0] ?? 0);

const header = (process: PictureProcess) => process.readHeader(picture);

describe('a pool of picture processes', () => {
  it('keeps a process for the next picture, and ends it when nothing is left to do', async () => {
    const pool = new PicturePool({ ...usual, idle: 50 });
    expect(await pool.run('upload', header)).toEqual({
      format: 'png',
      isProgressive: false,
      width: 60,
      height: 40,
      digest: createHash('sha256').update(readFileSync(picture)).digest('hex'),
    });
    const first = processOf(pool);
    await pool.run('upload', header);
    expect(processOf(pool)).toEqual(first);
    await expect.poll(() => pool.pids).toEqual([]);
    await expect.poll(() => isRunning(first)).toBe(false);
    expect(await pool.run('upload', header)).toMatchObject({ width: 60 });
  });

  it('replaces a process after some pictures', async () => {
    const pool = new PicturePool({ ...usual, pictures: 2 });
    const seen = [];
    for (let picture = 0; picture < 4; picture += 1) seen.push(await pool.run('view', async ({ pid }) => pid));
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[1]);
    expect(seen[3]).toBe(seen[2]);
  });

  it('takes no more than may wait, and serves uploads and views in turn', async () => {
    const pool = new PicturePool({ ...usual, waiting: 2 });
    const first = held();
    const running = pool.run('upload', first.work);
    const order: string[] = [];
    const note = (lane: PictureLane, name: string) => pool.run(lane, async () => void order.push(name));
    const waiting = [
      note('upload', 'upload 1'),
      note('upload', 'upload 2'),
      note('view', 'view 1'),
      note('view', 'view 2'),
    ];
    await expect(note('upload', 'upload 3')).rejects.toThrow(PicturesBusyError);
    await expect(note('view', 'view 3')).rejects.toThrow(PicturesBusyError);
    first.letGo();
    await Promise.all([running, ...waiting]);
    expect(order).toEqual(['upload 1', 'view 1', 'upload 2', 'view 2']);
    await note('upload', 'upload 4');
    expect(order.at(-1)).toBe('upload 4');
  });

  it('refuses what waits too long', async () => {
    const pool = new PicturePool({ ...usual, wait: 50 });
    const first = held();
    const running = pool.run('upload', first.work);
    await expect(pool.run('upload', header)).rejects.toThrow(PicturesBusyError);
    first.letGo();
    await running;
    expect(await pool.run('upload', header)).toMatchObject({ width: 60 });
  });

  it('outlives a process that is killed in the middle of its work', async () => {
    const pool = new PicturePool(usual);
    await pool.run('upload', header);
    const { pid } = processOf(pool);
    const failing = pool.run('upload', async (own) => {
      const made = own.make(picture, path.join(folder.folder, 'made'), {
        most: 1e9,
        resize: { width: 12_000, height: 12_000, fit: 'fill' },
        format: 'png',
      });
      process.kill(pid, 'SIGKILL');
      return made;
    });
    await expect(failing).rejects.toThrow(PictureProcessError);
    expect(await pool.run('upload', header)).toMatchObject({ width: 60 });
    expect(processOf(pool).pid).not.toBe(pid);
  });

  it('says what does not open', async () => {
    const pool = new PicturePool(usual);
    const junk = path.join(folder.folder, 'junk');
    writeFileSync(junk, 'no picture');
    await expect(pool.run('upload', (own) => own.readHeader(junk))).rejects.toThrow(PictureError);
    expect(await pool.run('upload', header)).toMatchObject({ width: 60 });
  });
});

describe('a picture process', () => {
  it('ends with the process that began it', async () => {
    const program = `
      import { fork } from 'node:child_process';
      const child = fork(${JSON.stringify(path.join(import.meta.dirname, 'picture-process.mjs'))}, { execArgv: [] });
      child.once('message', () => process.stdout.write(String(child.pid)));
      child.send({ source: ${JSON.stringify(picture)} });
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = identify(Number(pid));
    expect(isRunning(child)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(child)).toBe(false);
  });
});
