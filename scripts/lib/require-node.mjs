// Imported first by the commands; written so that old versions of Node can parse it.
var neededMajor = 20;
var neededMinor = 19;
var found = process.versions.node.split('.');
var major = Number(found[0]);

if (major < neededMajor || (major === neededMajor && Number(found[1]) < neededMinor)) {
  process.stderr.write(
    '\n✗ Velory needs Node ' +
      neededMajor +
      '.' +
      neededMinor +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n' +
      '  Install a current Node (https://nodejs.org, or nvm install 24) and run the command again.\n',
  );
  process.exit(1);
}
