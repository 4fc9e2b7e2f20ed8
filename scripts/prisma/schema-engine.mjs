#!/usr/bin/env node
/**
 * Stands in for Prisma's native schema engine, a program that `npm install` fetches from a download host of Prisma's.
 * Where that host cannot be reached, the CLI starts this file instead (see prisma.config.ts): the same command line and
 * the same JSON-RPC over stdin and stdout, with the work done by Prisma's WebAssembly build of the very same engine.
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
