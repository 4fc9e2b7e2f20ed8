import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

const NOT_BUILT = `<!doctype html><html lang="de"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Velory Redaktion</title><body style="font-family:sans-serif;margin:4rem">
<h1>Die Redaktion wird noch gebaut</h1><p>Diese Seite lädt sich neu, sobald sie bereit ist. The admin panel is still being built.</p>`;

/**
 * Shows a notice to browsers that open the admin panel before it is built. The panel's API under the same path is not
 * affected.
 */
const adminPanel: Core.MiddlewareFactory = (_config, { strapi }) => {
  const shell = path.join(strapi.dirs.dist.root, 'build', 'index.html');
  const root = String(strapi.config.get('admin.path', '/admin'));
  return async (ctx, next) => {
    const opensPanel = ctx.method === 'GET' && (ctx.path === root || ctx.path.startsWith(`${root}/`));
    if (!opensPanel || !ctx.get('accept').includes('text/html') || existsSync(shell)) return next();
    ctx.status = 503;
    ctx.set('Retry-After', '5');
    ctx.type = 'html';
    ctx.body = NOT_BUILT;
  };
};

export default adminPanel;
