import path from 'node:path';

/** Retired words and what to write instead; `docs/glossary.md` has the whole vocabulary. */
const retired = new Map([
  ['house', 'organization or instance'],
  ['desk', 'admin'],
  ['proof', 'verification, evidence or review'],
  ['heard', 'received or normalized'],
  ['heed', 'bind or handle'],
  ['hung', 'mounted'],
  ['hearts', 'wishlist'],
  ['noted', 'recorded, or on the wishlist'],
  ['told', 'notified or reported'],
  ['tell', 'notify, report or publish'],
  ['tells', 'notifies, reports or publishes'],
  ['nobody', 'anonymous or none'],
  ['somebody', 'customer, visitor or user'],
  ['anybody', 'everyone, or a name for the group'],
  ['whoever', 'customer, visitor or user'],
  ['kept', 'stored, cached, retained or remaining'],
  ['gone', 'unavailable, removed, retired or expired'],
  ['said', 'message, reply or value'],
  ['stands', 'is'],
  ['mended', 'repaired or corrected'],
  ['rolled', 'played'],
]);

/** Identifiers that keep a retired word, by reason. */
const exceptions = new Set([
  // Postal addresses: columns, calls of partners and fields of forms.
  'houseNumber',
  'house_number',
  'deliveryHouseNumber',
  // Columns of the database.
  'notedAt',
  'notedPrice',
  'toldPrice',
  'toldStock',
  'employerToldAt',
  'deliveryToldAt',
  'keptAt',
  'keptUntil',
  // Keys of answers that browsers store or that the API documents.
  'hearts',
  'gone',
  'kept',
  'keptPages',
  'keptBytes',
]);

/** Files whose own vocabulary has one of the words. */
const exceptedFiles = /^(packages\/illustrations|packages\/demo-catalogue|scripts\/lint)\//;

/** The words of an identifier or a file name, in lower case: `goneLines`, `GONE_LINES` and `gone-lines` have two. */
const wordsOf = (/** @type {string} */ name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/**
 * Names that a file declares, and its own name, contain no retired word.
 * @type {import('eslint').Rule.RuleModule}
 */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    messages: {
      word: "'{{name}}' has the retired word '{{word}}': write {{instead}} (docs/glossary.md).",
      file: "The file name has the retired word '{{word}}': write {{instead}} (docs/glossary.md).",
    },
    schema: [],
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (exceptedFiles.test(file)) return {};

    /**
     * @param {import('estree').Node} node
     * @param {string} name
     * @param {'word' | 'file'} messageId
     */
    function check(node, name, messageId) {
      if (exceptions.has(name)) return;
      for (const word of wordsOf(name)) {
        const instead = retired.get(word);
        if (instead) context.report({ node, messageId, data: { name, word, instead } });
      }
    }
    const checkName = (/** @type {import('estree').Identifier} */ node) => check(node, node.name, 'word');
    return {
      Program: (node) => check(node, path.basename(file).replace(/\..*$/, ''), 'file'),
      ...Object.fromEntries(
        [
          'VariableDeclarator > Identifier.id',
          'VariableDeclarator ArrayPattern > Identifier',
          ':function > Identifier.id',
          ':function > Identifier.params',
          ':function > AssignmentPattern.params > Identifier.left',
          'ClassDeclaration > Identifier.id',
          'TSInterfaceDeclaration > Identifier.id',
          'TSTypeAliasDeclaration > Identifier.id',
          'TSPropertySignature > Identifier.key',
          'TSMethodSignature > Identifier.key',
          'PropertyDefinition > Identifier.key',
          'MethodDefinition > Identifier.key',
          'ObjectPattern > Property > Identifier.value',
          'ObjectPattern > Property > AssignmentPattern.value > Identifier.left',
          'ObjectExpression > Property > Identifier.key',
        ].map((selector) => [selector, checkName]),
      ),
    };
  },
};
