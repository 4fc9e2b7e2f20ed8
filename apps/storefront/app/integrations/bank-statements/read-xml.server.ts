import { SaxesParser } from 'saxes';
import { StatementFileError } from './bank-statement.ts';

/** An element without namespaces: the file's own is checked at its root. */
export interface XmlElement {
  /** Without prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/** What a file may hold at most. Statements of a busy day have some thousand payments of 2 KB. */
export interface XmlLimits {
  bytes: number;
  /** Elements inside one another. */
  depth: number;
  /** Characters of one element's text. */
  text: number;
}

interface ReadOptions {
  limits: XmlLimits;
  /** Called at the start of the document's root. @throws StatementFileError if it is of another kind */
  onRoot: (root: { name: string; namespace: string }) => void;
  /** Called at the end of each element. Returns true if it is finished with: it is not added to its parent. */
  onEnd: (element: XmlElement, parents: readonly XmlElement[]) => boolean;
}

/**
 * Reads an XML document in pieces, so that only the element at hand is in memory. Document types, and with them
 * entities of the document's own, are refused; no address is ever opened.
 * @param pieces of a UTF-8 file
 * @throws StatementFileError if it is not well-formed or over a limit
 */
export async function readXml(pieces: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<void> {
  const { limits } = options;
  const parser = createParser(options);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const piece of pieces) {
    if (bytes === 0) refuseOtherFiles(piece);
    bytes += piece.byteLength;
    if (bytes > limits.bytes) throw new StatementFileError('too-large', `more than ${limits.bytes} bytes`);
    parser.write(decode(decoder, piece));
  }
  if (bytes === 0) throw new StatementFileError('empty', 'the file is empty');
  parser.write(decode(decoder)).close();
}

/** @throws StatementFileError if the bytes are no UTF-8 */
function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new StatementFileError('encoding', 'the file is not UTF-8');
  }
}

/** Detects archives and UTF-16 by their first bytes. */
function refuseOtherFiles(piece: Uint8Array): void {
  const [first, second] = piece;
  if (first === 0x50 && second === 0x4b) throw new StatementFileError('archive', 'the file is a ZIP archive');
  if (first === 0x1f && second === 0x8b) throw new StatementFileError('archive', 'the file is a gzip archive');
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe))
    throw new StatementFileError('encoding', 'the file is UTF-16');
}

function createParser({ limits, onRoot, onEnd }: ReadOptions) {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > limits.text) throw new StatementFileError('too-large', `long text in ${element.name}`);
  };
  parser.on('error', (error) => {
    throw new StatementFileError('not-xml', error.message);
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw new StatementFileError('encoding', `the file is ${encoding}`);
  });
  parser.on('doctype', () => {
    throw new StatementFileError('document-type', 'the file declares a document type');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === 0) onRoot({ name: local, namespace: uri });
    if (open.length >= limits.depth) throw new StatementFileError('too-large', 'elements nest too deeply');
    const values = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const);
    open.push({ name: local, attributes: Object.fromEntries(values), children: [], text: '' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && !onEnd(element, open)) open.at(-1)?.children.push(element);
  });
  return parser;
}

/** The first element at a path below another, e.g. `Acct/Id/IBAN`. */
export function findElement(element: XmlElement, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>((found, name) => found?.children.find((child) => child.name === name), element);
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The trimmed text at the first of several paths that has one. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const text = findElement(element, path)?.text.trim().replace(/\s+/g, ' ');
    if (text) return text;
  }
  return undefined;
}
