import ts from 'typescript';

/** Calls with constant text: `t('key')` without values. */
const FIXED_CALL = /^(t|common)$/;

/** Type names of React nodes: these are checked where they are created. */
const MOST_TYPES = 6;

/**
 * The used properties of JSX nodes (ESTree), depending on their type.
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
 * The used parts of the rule's context, with typescript-eslint's type services.
 * @typedef {object} Context
 * @property {{parserServices: {getTypeAtLocation: (node: Node) => ts.Type}}} sourceCode
 * @property {(problem: {node: Node, messageId: 'wrap'}) => void} report
 */

/**
 * Requires an own element for changing text and for text next to conditional nodes. Browser translation replaces text
 * nodes: React then fails to remove the old one or to insert next to it, and updates detached nodes. An only child is
 * replaced as a whole by React and is not affected (decision 144).
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
     * @returns {'fixed' | 'changing' | 'other' | undefined} other: conditional nodes; undefined: always present
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
