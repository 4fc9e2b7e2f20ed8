import { z } from 'zod';

/** Base64url, as browsers write bytes. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const common = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.record(z.string(), z.unknown()).transform(() => ({})),
};

/** The body of `POST /api/auth/passkeys/challenge`. */
export const passkeyChallengeSchema = z.object({
  purpose: z.enum(['sign-in', 'register']).meta({ description: '`register` requires a signed-in user.' }),
});

/** The body of `POST /api/auth/passkeys/register`: what `navigator.credentials.create` gave, as JSON. */
export const newPasskeySchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .optional()
      .catch(undefined),
  }),
});

/** The body of `POST /api/auth/passkeys/sign-in`: what `navigator.credentials.get` gave, as JSON. */
export const usedPasskeySchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
    userHandle: bytes(200)
      .nullish()
      .transform((handle) => handle ?? undefined),
  }),
});

export const passkeyChallengeAnswer = z.object({
  options: z.record(z.string(), z.unknown()).meta({ description: 'For `navigator.credentials`, as JSON.' }),
});
