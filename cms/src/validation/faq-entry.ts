import { nodesOf, plainAnswer, type StoredNode } from '../faq/answer';
import type { EntryRules, Problem } from './problem';

/** Names of block types not allowed in answers. */
const FOREIGN: Readonly<Record<string, string>> = {
  heading: 'Eine Überschrift',
  quote: 'Ein Zitat',
  code: 'Ein Code-Block',
  image: 'Ein Bild',
};

/** A local path or a URL with a safe scheme. */
const LINK = /^(\/(?!\/)[^\s]*|https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+[0-9]+)$/;

/** All nodes of an answer, parents first. */
function everyNode(nodes: StoredNode[]): StoredNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(nodesOf(node.children))]);
}

function problemsOf(answer: unknown): string[] {
  const nodes = everyNode(nodesOf(answer));
  const foreign = new Set(nodes.flatMap(({ type }) => FOREIGN[String(type)] ?? []));
  const links = nodes.filter(({ type }) => type === 'link').map(({ url }) => String(url));
  return [
    ...[...foreign].map((name) => `${name} hat in einer Antwort keinen Platz: bitte Absätze und Listen benutzen.`),
    ...links
      .filter((url) => !LINK.test(url))
      .map(
        (url) => `Der Link «${url}» führt nirgends hin: eine Seite des Shops beginnt mit /, alles andere mit https://.`,
      ),
  ];
}

/** FAQ answers consist of paragraphs and lists with valid links. */
export const faqEntryRules: EntryRules = {
  check({ answer }, stage) {
    const problems: Problem[] = problemsOf(answer).map((message) => ({ field: 'answer', message }));
    if (stage === 'published' && plainAnswer(answer) === '') {
      problems.push({ field: 'answer', message: 'Die Antwort fehlt: bitte mindestens einen Absatz schreiben.' });
    }
    return problems;
  },
};
