import sanitizeHtml from 'sanitize-html';

/** What drawings are made of. No scripts, no links, no animation, nothing of HTML, nothing that loads anything. */
const tags = [
  ...['svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
];

const attributes = [
  ...['xmlns', 'viewBox', 'width', 'height', 'id', 'transform', 'd', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r'],
  ...[
    'rx',
    'ry',
    'dx',
    'dy',
    'points',
    'fill',
    'fill-rule',
    'fill-opacity',
    'clip-rule',
    'clip-path',
    'mask',
    'opacity',
  ],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-opacity'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'preserveAspectRatio'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
];

/** What loads something in CSS: every function that takes an address. A backslash can hide the name of one. */
const LOADS = /\\|(?:url|image|image-set|src|cross-fade|element|paint)\(/i;

/** References inside the drawing itself are the only ones allowed. */
const isOutside = (value: string): boolean => LOADS.test(value) && !/^url\(#[\w-]+\)$/.test(value.trim());

/** Elements inside each other at most: the parser takes quadratic time to close more of them. */
const MAX_DEPTH = 100;

class TooDeepError extends Error {}

/**
 * The text from the first begin of an svg element to the last end of one, in linear time; undefined if there is none.
 */
function svgElement(source: string): string | undefined {
  const begin = source.search(/<svg[\s>]/);
  const end = source.lastIndexOf('</svg');
  const close = end < 0 ? -1 : source.indexOf('>', end);
  return begin < 0 || end < begin || close < 0 ? undefined : source.slice(begin, close + 1);
}

/** @throws TooDeepError */
function sanitize(drawing: string): string {
  let depth = 0;
  return sanitizeHtml(drawing, {
    allowedTags: tags,
    allowedAttributes: { '*': attributes },
    // What is in these is left out with them, not shown as text.
    nonTextTags: ['script', 'style', 'foreignObject', 'foreignobject', 'textarea', 'option', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => !isOutside(value))),
      }),
    },
    onOpenTag() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeepError();
    },
    onCloseTag() {
      depth -= 1;
    },
  }).trim();
}

/** The sanitized text; undefined if its elements are too deep. */
function sanitizeFlat(drawing: string): string | undefined {
  try {
    return sanitize(drawing);
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

/**
 * An uploaded drawing as the shop serves it: shapes and colours alone.
 * @returns undefined if nothing of a drawing is left, or its elements are more than 100 deep
 */
export function safeSvg(source: string): string | undefined {
  const drawing = svgElement(source);
  if (drawing === undefined) return undefined;
  const clean = sanitizeFlat(drawing);
  if (!clean?.startsWith('<svg')) return undefined;
  return clean.includes('xmlns=') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
