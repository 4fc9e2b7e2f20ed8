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

/** References inside the drawing itself are the only ones. */
const isOutside = (value: string): boolean => /url\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value.trim());

/**
 * An uploaded drawing as the shop serves it: shapes and colours alone.
 * @returns undefined where nothing of a drawing is left
 */
export function safeSvg(source: string): string | undefined {
  const [drawing] = /<svg[\s>][^]*<\/svg\s*>/.exec(source) ?? [];
  if (drawing === undefined) return undefined;
  const clean = sanitizeHtml(drawing, {
    allowedTags: tags,
    allowedAttributes: { '*': attributes },
    // What stands in these is left out with them, not shown as text.
    nonTextTags: ['script', 'style', 'foreignObject', 'foreignobject', 'textarea', 'option', 'noscript'],
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
