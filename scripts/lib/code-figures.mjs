import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * Counts what tends to grow unnoticed: styles, comments and documents.
 * @param {string} root folder of a git checkout
 * @returns {Record<string, number>} figures by name
 */
export function codeFigures(root) {
  const names = execFileSync('git', ['-C', root, 'ls-files'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
    .split('\n')
    .filter((name) => name !== '' && existsSync(path.join(root, name)));
  /** @param {RegExp} pattern @returns {string[]} contents of the files whose path matches */
  const read = (pattern) =>
    names.filter((name) => pattern.test(name)).map((name) => readFileSync(path.join(root, name), 'utf8'));
  const sheets = read(/^apps\/storefront\/.*\.css$/);
  const styles = sheets.map(withoutComments).join('\n');
  return {
    'CSS lines': sheets.reduce((sum, sheet) => sum + lineCount(sheet), 0),
    'CSS files': sheets.length,
    '@apply': matches(styles, /@apply/g).length,
    'theme() calls': matches(styles, /\btheme\(/g).length,
    'distinct pixel values': new Set(matches(styles, /(?<![\w.-])-?\d*\.?\d+px\b/g)).size,
    'comment lines of the app': read(/^apps\/storefront\/app\/.*(?<!\.test)\.tsx?$/).reduce(
      (sum, source) => sum + commentLines(source),
      0,
    ),
    'decision records': names.filter((name) => /^docs\/decisions\/\d{4}-.*\.md$/.test(name)).length,
    'words of documents': read(/^(README\.md|docs\/.*\.md)$/).reduce(
      (sum, text) => sum + matches(text, /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu).length,
      0,
    ),
  };
}

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([match]) => match);

/** @param {string} text */
const lineCount = (text) => text.replace(/\n$/, '').split('\n').length;

/** @param {string} css */
const withoutComments = (css) => css.replace(/\/\*[^]*?\*\//g, '');

/**
 * @param {string} source TypeScript or TSX
 * @returns {number} lines that a comment touches
 */
function commentLines(source) {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  /** @type {Set<number>} */
  const lines = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const before = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
    const after = ts.getTrailingCommentRanges(source, node.getEnd()) ?? [];
    // JSX text is not code: `//` in it does not start a comment.
    for (const { pos, end } of node.kind === ts.SyntaxKind.JsxText ? [] : [...before, ...after]) {
      const last = file.getLineAndCharacterOfPosition(end).line;
      for (let line = file.getLineAndCharacterOfPosition(pos).line; line <= last; line++) lines.add(line);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { pos, end } of ts.getLeadingCommentRanges(source, file.endOfFileToken.getFullStart()) ?? []) {
    const last = file.getLineAndCharacterOfPosition(end).line;
    for (let line = file.getLineAndCharacterOfPosition(pos).line; line <= last; line++) lines.add(line);
  }
  return lines.size;
}
