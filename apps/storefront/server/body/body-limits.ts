import type { RouteName } from '~/route-table.server.ts';
import { locales } from '~/i18n/locales.ts';
import { type AddressName, addresses } from '~/site-map.ts';

/** How much the body of one request may hold. */
export interface BodyLimits {
  /** `form`: fields or JSON; `upload`: a form with pictures; `file`: the body itself is a file. */
  kind: 'form' | 'upload' | 'file';
  /** Bytes of the whole body; of an upload's form with its files. */
  bytes: number;
  /** Fields of a form, files left out. */
  fields: number;
  /** Files of a form, empty ones too. */
  files: number;
  fieldBytes: number;
  /** Values of a JSON text. */
  values: number;
  /** Lists and objects of a JSON text inside one another. */
  depth: number;
}

const KB = 1024;
const MB = 1024 * KB;

/** Bytes of a field's name. */
export const MOST_NAME_BYTES = 200;

/** Parts of a multipart body: fields and files, and a few that are neither. */
export const mostParts = ({ fields, files }: BodyLimits): number => fields + files;

/** Bytes of everything else that is sent to where pictures are uploaded. */
const PLAIN_BYTES = 256 * KB;

/** What a form or a call may send unless the table below says otherwise. */
const ordinary: BodyLimits = {
  kind: 'form',
  bytes: PLAIN_BYTES,
  fields: 400,
  files: 0,
  fieldBytes: 64 * KB,
  values: 2000,
  depth: 16,
};

/** Lists of addresses or of stock, pasted or as a text file. */
const list: BodyLimits = { ...ordinary, bytes: MB, fieldBytes: MB, files: 1 };

/** What the CMS and partners send: whole entries. */
const notice: BodyLimits = { ...ordinary, bytes: MB, fieldBytes: MB, values: 20_000, depth: 64 };

/** One side of an identity document: a picture of 10 MB and its form. */
const idUpload: BodyLimits = { ...ordinary, kind: 'upload', bytes: 11 * MB, fields: 40, files: 2 };

/**
 * Pictures of a ticket: four of 10 MB. Without scripts a damage's form sends a file field, mostly empty, for each of
 * 18 places.
 */
const ticketUpload: BodyLimits = { ...ordinary, kind: 'upload', bytes: 42 * MB, fields: 100, files: 20 };

/** A bank's statement of 10 MB. */
const bankFile: BodyLimits = { ...ordinary, kind: 'upload', bytes: 11 * MB, files: 1 };

/** The one table of exceptions, by the names of the table of routes (`app/route-table.server.ts`). */
const exceptions: Readonly<Partial<Record<RouteName, BodyLimits>>> = {
  orderIdDocument: idUpload,
  'creditcheck/2/ausweis': idUpload,
  serviceTopic: ticketUpload,
  ticketForm: ticketUpload,
  ticket: ticketUpload,
  'api/crm/upload-images': ticketUpload,
  'api/cloud-storage/upload/:bucket/*': { ...ordinary, kind: 'file', bytes: 11 * MB },
  organizationAdmin: list,
  organizationMembers: list,
  'admin/lager': list,
  'admin/zahlungen': bankFile,
  'api/content/webhook': notice,
  'api/cms/content/unsaved': notice,
  // Taken before any signature is known.
  'api/payment/webhook': { ...notice, bytes: 128 * KB },
  'api/partners/:partner': { ...notice, bytes: 256 * KB },
};

const isAddress = (name: string): name is AddressName => Object.hasOwn(addresses, name);

/** The addresses of a route, as patterns. */
function patternsOf(name: string): RegExp[] {
  const paths = isAddress(name) ? locales.map((locale): string => addresses[name][locale]) : [`/${name}`];
  return paths.map((path) => {
    const source = path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.+');
    return new RegExp(`^${source}/?$`);
  });
}

const table = (Object.entries(exceptions) as [string, BodyLimits][]).flatMap(([name, limits]) =>
  patternsOf(name).map((pattern) => ({ pattern, limits })),
);

/** The limits of a body that is no form with files: nothing else may be as large. */
export const plainLimits = (limits: BodyLimits): BodyLimits =>
  limits.kind === 'upload' ? { ...limits, bytes: PLAIN_BYTES } : limits;

/**
 * What the body of a request may hold.
 * @param path in its canonical form (decision 47), a page's or its data's
 */
export function bodyLimits(path: string): BodyLimits {
  const page = path.replace(/\.data$/, '');
  return table.find(({ pattern }) => pattern.test(page))?.limits ?? ordinary;
}
