// Imported before everything else by the commands, and written so that old versions of Node can read it too.
var needed = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  process.stderr.write(
    '\n✗ Velory needs Node ' +
      needed.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n' +
      '  Install a current Node (https://nodejs.org, or nvm install 24) and run the command again.\n',
  );
  process.exit(1);
}
