import { z } from 'zod';
import type { Visit } from './visit.ts';

/** What `GET /api/visit` answers of a session. */
export const visitSchema = z.object({
  cart: z
    .object({
      id: z.string(),
      revision: z.number().int().meta({ description: 'Rises with every change.' }),
      count: z.number().int().meta({ description: 'Lines in it.' }),
      isSponsored: z.boolean().meta({ description: 'Whether its first line is sponsored.' }),
    })
    .nullable(),
}) satisfies z.ZodType<Visit>;
