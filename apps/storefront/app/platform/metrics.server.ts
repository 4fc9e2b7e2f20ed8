import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { singleton } from './singleton.server.ts';

/** What the program counts, for Prometheus. Labels have few values: never a path, an id or anything personal. */
export const metrics = singleton('metrics', () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answered requests, by kind (page, data, api, static, operations), method, status class and page cache outcome',
      labelNames: ['kind', 'method', 'status', 'cache'] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer; requests answered from the page cache are not measured',
      labelNames: ['kind'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    refusedRequests: new Counter({
      name: 'http_requests_refused_total',
      help: 'Requests refused before the shop saw them, by reason',
      labelNames: ['reason'] as const,
      registers,
    }),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Signing in, by way (mail, google, passkey, id-token) and outcome (asked, limited, made, done, refused)',
      labelNames: ['way', 'outcome'] as const,
      registers,
    }),
    pictures: new Counter({
      name: 'pictures_total',
      help: 'Pictures that were opened, by who waited (upload, view) and outcome (done, failed, busy)',
      labelNames: ['lane', 'outcome'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails by kind and outcome (sent, delayed, dropped)',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
    keptPages: new Gauge({ name: 'page_cache_pages', help: 'Pages in the page cache', registers }),
    keptBytes: new Gauge({ name: 'page_cache_bytes', help: 'Memory of the kept pages', registers }),
    droppedPages: new Counter({
      name: 'page_cache_drops_total',
      help: 'Drops of the page cache, by tag',
      labelNames: ['tag'] as const,
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Runs of jobs, by name and outcome (done, postponed, retried, failed)',
      labelNames: ['name', 'outcome'] as const,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time of one run of a job',
      labelNames: ['name'] as const,
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60],
      registers,
    }),
  };
});
