import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { identify, isRunning } from '../../../scripts/lib/processes.mjs';
import { temporaryFolder } from '../../support/temporary-folder.mjs';

const module = fileURLToPath(new URL('../../../scripts/test/test-runs.mjs', import.meta.url));

/** Runs code with the test runs of a data folder of its own. @returns the first line it prints */
async function run(data: string, code: string): Promise<{ pid: number; line: string; exited: Promise<unknown> }> {
  const script = `import { spawn } from 'node:child_process'; import { identify } from '${path.dirname(module)}/../lib/processes.mjs';
    import { beginTestRun, noteService, sweepTestRuns } from '${module}'; ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, VELORY_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [chunk]: Buffer[] = await once(child.stdout, 'data');
  return { pid: child.pid ?? 0, line: String(chunk).trim(), exited };
}

it('what a killed test run has left is ended and removed by the next', async () => {
  const data = temporaryFolder('test-runs');
  const killed = await run(
    data,
    `const { postgres, folder } = await beginTestRun();
     const service = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
     noteService(folder, identify(service.pid));
     console.log(JSON.stringify({ postgres: postgres.process.pid, service: service.pid, folder }));
     setInterval(() => {}, 1000);`,
  );
  const left = JSON.parse(killed.line) as { postgres: number; service: number; folder: string };
  const postgres = identify(left.postgres);
  const service = identify(left.service);
  process.kill(killed.pid, 'SIGKILL');
  await killed.exited;
  expect([postgres, service].every(isRunning)).toBe(true);

  const sweep = await run(data, `await sweepTestRuns(); console.log('swept')`);
  await sweep.exited;
  expect([postgres, service].some(isRunning)).toBe(false);
  expect(existsSync(left.folder)).toBe(false);
});

it('A running run is not touched', async () => {
  const data = temporaryFolder('test-runs');
  const going = await run(
    data,
    `const { postgres, stop } = await beginTestRun(); process.on('SIGTERM', () => stop().then(() => process.exit()));
     console.log(postgres.process.pid); setInterval(() => {}, 1000);`,
  );
  const postgres = identify(Number(going.line));
  const sweep = await run(data, `await sweepTestRuns(); console.log('swept')`);
  await sweep.exited;
  expect(isRunning(postgres)).toBe(true);
  process.kill(going.pid, 'SIGTERM');
  await going.exited;
  expect(isRunning(postgres)).toBe(false);
});
