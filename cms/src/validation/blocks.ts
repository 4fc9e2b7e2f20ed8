import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord, type Problem } from './problem';

/** Blocks allowed once per page, with reasons. */
const ONCE: Readonly<Record<string, string>> = {
  'blocks.hero': 'Eine Seite hat höchstens einen Einstieg: zwei grosse Titel nehmen sich gegenseitig das Gewicht.',
  'blocks.offer': 'Eine Seite hat höchstens ein Angebot: Gelb steht für das eine, das bald endet.',
  'blocks.newsletter':
    'Eine Seite hat höchstens eine Newsletter-Anmeldung: wer sie einmal übergeht, will sie nicht noch einmal.',
};

export function blockProblems(field: string, blocks: unknown): Problem[] {
  if (!Array.isArray(blocks)) return [];
  const kinds = blocks.flatMap((block) => (isRecord(block) ? [String(block.__component)] : []));
  return Object.entries(ONCE).flatMap(([kind, why]) =>
    kinds.filter((each) => each === kind).length > 1
      ? [{ field, message: `${why} Bitte den zweiten Baustein entfernen.` }]
      : [],
  );
}

/** Checks blocks of composed pages on every save. */
export function registerBlockRules(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();
    const attributes = Object.entries(strapi.contentTypes[context.uid as UID.ContentType]?.attributes ?? {});
    const { data = {} } = context.params as { data?: Record<string, unknown> };
    const problems = attributes.flatMap(([field, { type }]) =>
      type === 'dynamiczone' ? blockProblems(field, data[field]) : [],
    );
    if (problems.length > 0) {
      throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
        errors: problems.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' })),
      });
    }
    return next();
  };
  strapi.documents.use(middleware);
}
