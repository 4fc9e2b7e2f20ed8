import sanitizeHtml from 'sanitize-html';

/** Maximum size of an SVG, bytes; the same as in the shop. */
export const MAX_DRAWING_BYTES = 512 * 1024;

/** Allowed elements: no scripts, links, animation, HTML or external resources. */
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

/** Elements removed together with their content. */
const LEFT_OUT_WHOLE = ['script', 'style', 'foreignObject', 'foreignobject', 'textarea', 'option', 'noscript'];

/** CSS functions that load URLs. A backslash can hide their names. */
const LOADS = /\\|(?:url|image|image-set|src|cross-fade|element|paint)\(/i;

/** Only references within the SVG are allowed. */
const isOutside = (value: string): boolean => LOADS.test(value) && !/^url\(#[\w-]+\)$/.test(value.trim());

/** Maximum nesting: the parser needs quadratic time to close elements. */
const MAX_DEPTH = 100;

class TooDeepError extends Error {}

/** The text from the first `<svg` to the last `</svg>`, in linear time; undefined if there is none. */
function svgElement(source: string): string | undefined {
  const begin = source.search(/<svg[\s>]/);
  const end = source.lastIndexOf('</svg');
  const close = end < 0 ? -1 : source.indexOf('>', end);
  return begin < 0 || end < begin || close < 0 ? undefined : source.slice(begin, close + 1);
}

/** Whether colours come from a style sheet, which is removed: the SVG would turn black. */
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

/** The sanitized text; undefined if it is nested too deeply. */
function sanitizeFlat(drawing: string): string | undefined {
  try {
    return sanitize(drawing);
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}

/**
 * Sanitizes an SVG to shapes and colours, so that it neither runs nor loads anything. The shop sanitizes it again when
 * serving it.
 * @returns undefined if the text is not an SVG or is nested more than 100 levels deep
 */
export function cleanDrawing(source: string): string | undefined {
  const drawing = svgElement(source);
  if (drawing === undefined) return undefined;
  const clean = sanitizeFlat(drawing);
  if (!clean?.startsWith('<svg')) return undefined;
  return clean.includes('xmlns=') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
