import sanitizeHtml from 'sanitize-html';

/** Largest drawing, bytes. The shop takes no larger one. */
export const MAX_DRAWING_BYTES = 512 * 1024;

/** Elements of a drawing. No scripts, links, animation or HTML, and nothing that loads something. */
const TAGS = [
  ...['svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
];

const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'width', 'height', 'id', 'transform', 'd', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r'],
  ...['rx', 'ry', 'dx', 'dy', 'points', 'fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask'],
  ...['opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-opacity'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'preserveAspectRatio'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
];

/** Elements that are left out with their content, instead of showing it as text. */
const LEFT_OUT_WHOLE = ['script', 'style', 'foreignObject', 'foreignobject', 'textarea', 'option', 'noscript'];

/** What loads something in CSS: every function that takes an address. A backslash can hide the name of one. */
const LOADS = /\\|(?:url|image|image-set|src|cross-fade|element|paint)\(/i;

/** References inside the drawing itself are the only ones allowed. */
const isOutside = (value: string): boolean => LOADS.test(value) && !/^url\(#[\w-]+\)$/.test(value.trim());

/** Elements inside each other at most: the parser takes quadratic time to close more of them. */
const MAX_DEPTH = 100;

class TooDeepError extends Error {}

/** The text from the first begin of an svg element to the last end of one, in linear time; undefined where there is none. */
function svgElement(source: string): string | undefined {
  const begin = source.search(/<svg[\s>]/);
  const end = source.lastIndexOf('</svg');
  const close = end < 0 ? -1 : source.indexOf('>', end);
  return begin < 0 || end < begin || close < 0 ? undefined : source.slice(begin, close + 1);
}

/** Whether a drawing takes its colours from a style sheet, which cleaning leaves out: it would turn black. */
export const usesStyleSheet = (source: string): boolean => /<style[\s>]/i.test(source);

/** @throws TooDeepError */
function sanitize(drawing: string): string {
  let depth = 0;
  return sanitizeHtml(drawing, {
    allowedTags: TAGS,
    allowedAttributes: { '*': ATTRIBUTES },
    nonTextTags: LEFT_OUT_WHOLE,
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

/** The sanitized text; undefined where its elements are too deep. */
function sanitizeFlat(drawing: string): string | undefined {
  try {
    return sanitize(drawing);
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

/**
 * A drawing (SVG) reduced to shapes and colours, so that it runs nothing and loads nothing wherever it is opened. The shop cleans it
 * once more when it serves it.
 * @returns undefined where the text is no drawing, or its elements are more than 100 deep
 */
export function cleanDrawing(source: string): string | undefined {
  const drawing = svgElement(source);
  if (drawing === undefined) return undefined;
  const clean = sanitizeFlat(drawing);
  if (!clean?.startsWith('<svg')) return undefined;
  return clean.includes('xmlns=') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
