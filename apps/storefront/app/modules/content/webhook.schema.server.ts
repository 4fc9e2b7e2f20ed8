import { z } from 'zod';

/** The part of Strapi's notice that is read (`POST /api/content/webhook`); media events carry no content type. */
export const contentNoticeSchema = z.object({ event: z.string().max(60), uid: z.string().max(120).optional() });
