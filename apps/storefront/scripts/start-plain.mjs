// The build under plain `remix-serve`, which listens on every address of the machine where HOST is not set; this
// listens on loopback.
process.env.HOST ||= '127.0.0.1';
process.argv.splice(2, 0, 'build/server/index.js');
await import('@remix-run/serve/dist/cli.js');
