/*
 * Loaded into a server before it starts (`node --import`): answers how much the main thread has worked since the last
 * request. JSON: `{busy, longest}` in ms. busy: processor time, where the system reports it, so that other programs do
 * not count; longest: the longest stretch in which nothing else could run.
 *
 * METER_PORT: the port on which it answers
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** ms between two looks: a stretch is seen as so much longer. */
const RESOLUTION = 1;

/** Processor time of the main thread in ms, in ticks of some 4 ms; without Linux the busy time of the event loop. */
function mainThreadTime() {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  let last = mainThreadTime();
  delays.enable();
  createServer((_, response) => {
    const busy = mainThreadTime() - last;
    const longest = Math.max(0, delays.max / 1e6 - RESOLUTION);
    response.end(JSON.stringify({ busy, longest }), () => {
      last = mainThreadTime();
      delays.reset();
    });
  })
    .listen(Number(process.env.METER_PORT), '127.0.0.1')
    .unref();
}
