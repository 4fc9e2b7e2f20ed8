import { z } from 'zod';
import { deviceKinds } from '~/platform/device-kind.ts';

/** `POST /api/document-store/storeErrorLogsToFirebase` (spec §7). */
export const browserErrorSchema = z.object({
  message: z.string().trim().min(1).max(2000),
  stack: z.string().max(10_000).nullish(),
  componentStack: z.string().max(10_000).nullish(),
  /** The page's path, without its query: that may hold an order's token. */
  url: z.string().max(2000).nullish(),
  /** What it failed on (spec §3: device kinds); programs say nothing. */
  device: z.enum(deviceKinds).default('node'),
});

export type BrowserErrorInput = z.input<typeof browserErrorSchema>;
