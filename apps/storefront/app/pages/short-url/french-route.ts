/**
 * `GET /fr/s/{code}`: where a short address leads nowhere, in French. It is in no site map: browsers need not know it.
 */
export { default, handle, headers, loader, meta } from './route.tsx';
