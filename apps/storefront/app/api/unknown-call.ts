import { apiError, type CallHandle } from '~/platform/api.server.ts';

/** Everything below `/api` that is no call, with any method. */
export const handle: CallHandle = { methods: ['POST', 'PUT', 'PATCH', 'DELETE'] };

export const loader = (): Response => apiError('not_found', 'Not found');

export const action = (): Response => loader();
