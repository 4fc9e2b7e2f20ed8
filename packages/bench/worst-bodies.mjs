/** @typedef {import('../../apps/storefront/server/body/body-limits.ts').BodyLimits} BodyLimits */

/**
 * @typedef {object} WorstBody
 * @property {string} name
 * @property {string} type
 * @property {string} body as large as its limits allow
 */

const URLENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = '-'.repeat(66);
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
/** What a part needs besides its value. */
const PART_BYTES = 180;

/** @param {string} name @param {string} value @param {string} [file] */
const part = (name, value, file) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${value}\r\n`;

/** @param {string} unit @param {number} bytes */
const filled = (unit, bytes) => unit.repeat(Math.floor(bytes / unit.length));

/** @param {number} count @param {(index: number) => string} make */
const many = (count, make) => Array.from({ length: Math.floor(count) }, (_, index) => make(index));

/** Nearly the end of a part, again and again. */
const NEARLY = `\r\n--${BOUNDARY.slice(1)}x`;

/** @param {string[]} parts */
const multipart = (parts) => `${parts.join('')}--${BOUNDARY}--\r\n`;

/**
 * Strings of escaped characters, each as long as one may be, that fill a JSON text.
 * @param {import('../../apps/storefront/server/body/body-limits.ts').BodyLimits} limits
 */
function escapes({ bytes, depth, fieldBytes }) {
  const each = Math.min(fieldBytes, bytes - 2 * depth - 2);
  const count = Math.floor((bytes - 2 * depth) / (each + 3));
  return many(Math.max(1, count), () => `"${'\\n'.repeat(Math.floor((each - 2) / 2))}"`).join(',');
}

/**
 * The bodies that take the processor longest among those that limits let through.
 * @param {BodyLimits} limits of a form with files
 * @param {BodyLimits} plain of everything else that is sent to the same route
 * @returns {WorstBody[]}
 */
export function worstBodies(limits, plain) {
  const { bytes, fields, files, fieldBytes, kind } = limits;
  if (kind === 'file') return [{ name: 'a file', type: 'image/jpeg', body: filled('\0', bytes) }];
  const share = Math.floor((plain.bytes - 100) / fields);
  /** Fields as large as they may be: of one byte for three when they are encoded. */
  const encoded = Math.min(plain.fieldBytes * 3, plain.bytes - 100);
  const largest = Math.min(fieldBytes, bytes - 2 * PART_BYTES);
  const room = Math.floor((plain.bytes - 100) / plain.values) - 4;
  /** @param {number} size @param {(index: number) => string} make */
  const parts = (size, make) => many(Math.min(fields, (bytes - PART_BYTES) / (size + PART_BYTES)), make);
  const small = Math.min(fieldBytes, Math.floor(bytes / fields) - PART_BYTES);
  /** @type {WorstBody[]} */
  const bodies = [
    {
      name: 'many fields, encoded',
      type: URLENCODED,
      body: many(fields, (index) => `f${index}=${filled('%C3%BC', share - 8)}`).join('&'),
    },
    {
      name: 'large fields, encoded',
      type: URLENCODED,
      body: many(plain.bytes / (encoded + 8), (index) => `f${index}=${filled('%0a', encoded)}`).join('&'),
    },
    {
      name: 'many parts',
      type: MULTIPART,
      body: multipart(parts(small, (index) => part(`f${index}`, filled('x', Math.max(0, small))))),
    },
    {
      name: 'nearly boundaries',
      type: MULTIPART,
      body: multipart(parts(largest, (index) => part(`f${index}`, filled(NEARLY, largest)))),
    },
    {
      name: 'many values',
      type: 'application/json',
      body: `{"fields":[${many(plain.values - 4, () => `"${'x'.repeat(Math.max(1, room))}"`).join(',')}]}`,
    },
    {
      name: 'many numbers',
      type: 'application/json',
      body: `[${many(plain.values - 3, () => '0').join(',')}]`,
    },
    {
      name: 'deep values',
      type: 'application/json',
      body: `${'['.repeat(plain.depth)}${escapes(plain)}${']'.repeat(plain.depth)}`,
    },
  ];
  if (files === 0) return bodies;
  const each = Math.floor((bytes - 100) / files) - PART_BYTES;
  /** @param {string} unit */
  const pictures = (unit) => multipart(many(files, (index) => part(`file${index}`, filled(unit, each), 'a.jpg')));
  return [
    ...bodies,
    { name: 'files of zeros', type: MULTIPART, body: pictures('\0') },
    { name: 'files of nearly boundaries', type: MULTIPART, body: pictures(NEARLY) },
  ];
}
