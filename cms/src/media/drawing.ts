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

/** References inside the drawing itself are the only ones allowed. */
const isOutside = (value: string): boolean => /url\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value.trim());

/** Whether a drawing takes its colours from a style sheet, which cleaning leaves out: it would turn black. */
export const usesStyleSheet = (source: string): boolean => /<style[\s>]/i.test(source);

/**
 * A drawing (SVG) reduced to shapes and colours, so that it runs nothing and loads nothing wherever it is opened. The shop cleans it
 * once more when it serves it.
 * @returns undefined where the text is no drawing
 */
export function cleanDrawing(source: string): string | undefined {
  const [drawing] = /<svg[\s>][^]*<\/svg\s*>/.exec(source) ?? [];
  if (drawing === undefined) return undefined;
  const clean = sanitizeHtml(drawing, {
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
  }).trim();
  if (!clean.startsWith('<svg')) return undefined;
  return clean.includes('xmlns=') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
