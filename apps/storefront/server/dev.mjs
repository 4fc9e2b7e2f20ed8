// The storefront with hot reload: everything, this server included, is loaded through Vite.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';

process.env.NODE_ENV ??= 'development';

const server = createServer();
const vite = await createVite({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const { checkSettings, reportStartProblem } = await vite.ssrLoadModule('/server/start-checks.ts');
try {
  checkSettings();
  const { runDevelopment } = await vite.ssrLoadModule('/server/development.ts');
  await runDevelopment(vite, server);
} catch (error) {
  reportStartProblem(error);
}
