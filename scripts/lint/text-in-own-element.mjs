import ts from 'typescript';

/** Calls that give a fixed text: `t('key')` without values. */
const FIXED_CALL = /^(t|common)$/;

/** Marks types that may hold anything that React draws: what is passed on is looked at where it is made. */
const MOST_TYPES = 6;

/**
 * What the rule looks at of a node of JSX (ESTree); which of it a node has depends on its type.
 * @typedef {object} Node
 * @property {string} type
 * @property {unknown} value
 * @property {string} operator
 * @property {Node} expression
 * @property {Node} right
 * @property {Node} consequent
 * @property {Node} alternate
 * @property {{name?: string}} callee
 * @property {Node[]} arguments
 * @property {Node[]} children
 */

/**
 * What the rule uses of its context, with the type services of typescript-eslint.
 * @typedef {object} Context
 * @property {{parserServices: {getTypeAtLocation: (node: Node) => ts.Type}}} sourceCode
 * @property {(problem: {node: Node, messageId: 'wrap'}) => void} report
 */

/**
 * Text that changes, or that stands beside something that comes and goes, has an element of its own. A browser's translation replaces
 * text nodes: React then fails to remove the old one or to insert beside it, and writes new figures where nobody sees them. A text that is
 * an element's only child React replaces as a whole (decision 144).
 */
export const textInOwnElement = {
  meta: {
    type: 'problem',
    messages: {
      wrap: 'This text stands beside other content and changes: make one text of both, or give it an element such as <bdi>.',
    },
    schema: [],
  },
  /** @param {Context} context */
  create(context) {
    const services = context.sourceCode.parserServices;

    /** @type {(type: ts.Type) => boolean} */
    const isText = (type) =>
      type.isUnion()
        ? type.types.some(isText)
        : Boolean(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike));

    /** @type {(type: ts.Type) => boolean} */
    const isAnyNode = (type) =>
      type.isUnion() &&
      type.types.length > MOST_TYPES &&
      type.types.some(({ flags }) => Boolean(flags & ts.TypeFlags.Object));

    /**
     * @param {Node} node
     * @returns {'fixed' | 'changing' | 'other' | undefined} other: what else may come and go; undefined: what is always there
     */
    function kindOf(node) {
      switch (node.type) {
        case 'JSXText':
          return String(node.value).trim() === '' ? undefined : 'fixed';
        case 'JSXExpressionContainer':
          return kindOf(node.expression);
        case 'JSXEmptyExpression':
        case 'JSXElement':
        case 'JSXFragment':
          return undefined;
        case 'Literal':
          return node.value === null || String(node.value).trim() === '' ? undefined : 'fixed';
        case 'LogicalExpression':
          if (node.operator === '&&') return isTextual(node.right) ? 'changing' : 'other';
          break;
        case 'ConditionalExpression':
          return isTextual(node.consequent) || isTextual(node.alternate) ? 'changing' : 'other';
        case 'CallExpression':
          if (
            FIXED_CALL.test(node.callee.name ?? '') &&
            node.arguments.length === 1 &&
            node.arguments[0]?.type === 'Literal'
          )
            return 'fixed';
          break;
      }
      const type = services.getTypeAtLocation(node);
      return isText(type) && !isAnyNode(type) ? 'changing' : 'other';
    }

    /** @type {(node: Node) => boolean} */
    const isTextual = (node) => ['fixed', 'changing'].includes(kindOf(node) ?? '');

    /** @param {Node} node */
    function check(node) {
      const children = node.children.map((child) => /** @type {const} */ ([child, kindOf(child)]));
      const stands = children.filter(([child, kind]) => kind !== undefined || child.type.startsWith('JSXElement'));
      if (stands.length < 2) return;
      const comesAndGoes = stands.some(([, kind]) => kind === 'other');
      for (const [child, kind] of stands) {
        if (kind === 'changing' || (kind === 'fixed' && comesAndGoes))
          context.report({ node: child, messageId: 'wrap' });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
