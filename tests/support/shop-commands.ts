import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a script of package.json to its end. Throws with its output if it fails. */
function npmRun(script: string, settings: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm run ${script} failed:\n${output}`));
    });
  });
}

/** Migrates a database to the newest migration. */
export const migrate = (settings: Record<string, string>): Promise<void> => npmRun('migrate', settings);

/** Writes the demonstration catalogue. */
export const seed = (settings: Record<string, string>): Promise<void> => npmRun('seed', settings);
