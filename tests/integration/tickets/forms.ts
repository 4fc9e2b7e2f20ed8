import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Device, RouteAnswer } from '../identity/device.ts';

type Route = (args: { request: Request; params: never; context: never }) => unknown;

/** A photograph as a phone takes it; another colour makes another picture. */
export function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export const fileOf = (bytes: Buffer, name = 'foto.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** The sender of a ticket. */
export const person = (email = `${randomUUID()}@example.ch`) => ({
  firstName: 'Lea',
  lastName: 'Muster',
  email,
  phonePrefix: 'CH +41',
  phone: '079 123 45 67',
  bikeModel: 'Allegro Limmat 5',
  orderNumber: '',
  submissionKey: randomUUID(),
  intent: 'send',
});

export type Fields = Record<string, string | File | string[]>;

/** Sends a multipart form to a route, as a browser without scripts does. */
export async function sendForm(
  device: Device,
  route: Route,
  {
    path,
    params = {},
    fields,
    sender = randomUUID(),
  }: {
    path: string;
    params?: Record<string, string>;
    fields: Fields;
    sender?: string;
  },
): Promise<RouteAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each);
  }
  return device.ask(
    ({ request }) => {
      const headers = { Cookie: request.headers.get('Cookie') ?? '', Accept: 'text/html' };
      const sent = new Request(`http://localhost:3000${path}`, { method: 'POST', body, headers });
      return route({ request: sent, params: params as never, context: { sender } as never });
    },
    path,
    {},
  );
}

/** Requests a page with parameters. */
export const openPage = (device: Device, route: Route, path: string, params: Record<string, string>) =>
  device.ask(({ request }) => route({ request, params: params as never, context: {} as never }), path);
