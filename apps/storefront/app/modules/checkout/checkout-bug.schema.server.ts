import { z } from 'zod';

/** `POST /api/team-chat/send-caught-checkout-bug` (spec §7). */
export const checkoutBugSchema = z.object({ message: z.string().trim().min(1).max(2000) });
