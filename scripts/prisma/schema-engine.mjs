#!/usr/bin/env node
/**
 * Replaces Prisma's native schema engine, which `npm install` downloads from a Prisma host. If that host is
 * unreachable, the CLI starts this file instead (see prisma.config.ts): the same command line and the same JSON-RPC
 * over stdin and stdout, with the work done by Prisma's WebAssembly build of the very same engine.
 */
import { createRequire } from 'node:module';
import { parseEngineArguments } from './arguments.mjs';
import { runDatabaseCommand } from './database-commands.mjs';
import { serveRpc } from './rpc-server.mjs';

const options = parseEngineArguments(process.argv.slice(2));
const [command, subcommand] = options.command;

if (command === '--version') {
  const { version } = createRequire(import.meta.url)('@prisma/engines-version/package.json');
  process.stdout.write(`schema-engine-cli ${version.split('.').at(-1)}\n`);
} else if (command === 'cli') {
  process.exitCode = await runDatabaseCommand(subcommand, options.datasource.url ?? '');
} else {
  await serveRpc(options);
  process.exit(0);
}
