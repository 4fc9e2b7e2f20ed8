import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from './problem.mjs';

const hasProc = existsSync('/proc/self/stat');

/**
 * A process, distinguishable from a later one with the same pid.
 * @typedef {{pid: number, startTime: string}} ProcessIdentity
 */

/**
 * Start time of a process, in the format of the operating system.
 * @param {number} pid
 * @returns {string | undefined} undefined if there is no such process, or only a zombie
 */
export function startTimeOf(pid) {
  if (!hasProc) return psField(pid, 'lstart');
  const { state, startTime } = statOf(pid) ?? {};
  return REMAINS.has(state) ? undefined : startTime;
}

/** States of processes that have ended: zombie, dead. */
const REMAINS = new Set(['Z', 'X', undefined]);

/** @param {number | string} pid @returns {{state: string, group: number, startTime: string} | undefined} from /proc */
function statOf(pid) {
  try {
    // "pid (name) state ppid group …": the name may hold spaces and brackets; the start time is field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state: fields[0] ?? '', group: Number(fields[2]), startTime: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** @param {number} pid @returns {string} command line, '' when there is no such process */
export function commandLineOf(pid) {
  if (!hasProc) return psField(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * @param {number} pid
 * @param {string} field a column of `ps`
 * @returns {string | undefined}
 */
function psField(pid, field) {
  const { stdout } = spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

/** @param {number} pid @returns {ProcessIdentity} */
export const identify = (pid) => ({ pid, startTime: startTimeOf(pid) ?? '' });

/** @param {ProcessIdentity | undefined} identity @returns {boolean} whether that very process still runs */
export function isRunning(identity) {
  return identity !== undefined && identity.startTime !== '' && startTimeOf(identity.pid) === identity.startTime;
}

/**
 * Sends a signal to a process group, or to the process if it leads no group.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // No such group: try the process. No such process: nothing left to do.
    }
  }
}

/**
 * @param {() => boolean} condition
 * @param {number} milliseconds how long to wait at most
 * @returns {Promise<boolean>} whether the condition came true
 */
export async function waitUntil(condition, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() >= end) return false;
    await delay(25);
  }
  return true;
}

/** @param {number} pid leader of a process group @returns {boolean} whether any process of the group still runs */
export function groupExists(pid) {
  try {
    process.kill(-pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  if (!hasProc) return true;
  // Signals reach zombies, too.
  return readdirSync('/proc').some((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    return stat?.group === pid && !REMAINS.has(stat.state);
  });
}

/**
 * Stops a process and its group: with a signal, then with SIGKILL after the grace time.
 * @param {ProcessIdentity} identity
 * @param {{graceMs?: number, signal?: NodeJS.Signals}} [options]
 * @returns {Promise<void>} when nothing of it is left, or nothing more can be done
 */
export async function endProcess(identity, { graceMs = 6000, signal = 'SIGTERM' } = {}) {
  const leaderRuns = isRunning(identity);
  // The leader's pid may have been reused; the group's id cannot, while a member is left.
  if (!leaderRuns && (startTimeOf(identity.pid) !== undefined || !groupExists(identity.pid))) return;
  const removed = () => !isRunning(identity) && !groupExists(identity.pid);
  signalGroup(identity.pid, signal);
  if (await waitUntil(removed, graceMs)) return;
  signalGroup(identity.pid, 'SIGKILL');
  await waitUntil(removed, 2000);
}
