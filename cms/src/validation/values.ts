import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type PanelText, panelText } from '../platform/panel-text';
import { hasText, isRecord } from './problem';

interface Attribute {
  type: string;
  component?: string;
  min?: number | string;
  max?: number | string;
  required?: boolean;
  pluginOptions?: { panel?: { label?: string } };
}

type Models = Record<string, { attributes: Record<string, Attribute> } | undefined>;

/** Ranges of Postgres columns. */
const LARGEST = 2_147_483_647;

interface ValueProblem extends PanelText {
  path: string[];
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'biginteger']);
const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'richtext']);

function numberProblem({ type, min, max }: Attribute, label: string, value: unknown): PanelText | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const whole = type === 'integer' || type === 'biginteger';
  const from = Number(min ?? -LARGEST);
  const to = Number(max ?? LARGEST);
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  const number = isNumber ? Number(value) : NaN;
  if (number >= from && number <= to && (!whole || Number.isInteger(number))) return undefined;
  return {
    de: `«${label}»: bitte eine ${whole ? 'ganze ' : ''}Zahl von ${from} bis ${to}.`,
    fr: `« ${label} » : indiquez un nombre ${whole ? 'entier ' : ''}de ${from} à ${to}.`,
  };
}

/** A required text must have visible characters; Strapi itself rejects only empty ones. */
function textProblem({ required }: Attribute, label: string, value: unknown): PanelText | undefined {
  if (!required || typeof value !== 'string' || value === '' || hasText(value)) return undefined;
  return {
    de: `«${label}»: darin ist nichts zu sehen. Bitte etwas schreiben.`,
    fr: `« ${label} » : rien n’y est visible. Écrivez quelque chose.`,
  };
}

/** All invalid values of an entry, its components and blocks. @param uid of its type or component */
export function valueProblems(models: Models, uid: string, data: unknown, path: string[] = []): ValueProblem[] {
  if (Array.isArray(data))
    return data.flatMap((each, index) => valueProblems(models, uid, each, [...path, String(index)]));
  if (!isRecord(data)) return [];
  return Object.entries(models[uid]?.attributes ?? {}).flatMap(([name, attribute]) => {
    const value = data[name];
    const { type, component, pluginOptions } = attribute;
    const here = [...path, name];
    if (type === 'component' && component) return valueProblems(models, component, value, here);
    if (type === 'dynamiczone' && Array.isArray(value))
      return value.flatMap((block, index) =>
        isRecord(block) ? valueProblems(models, String(block.__component), block, [...here, String(index)]) : [],
      );
    const check = NUMBERS.has(type) ? numberProblem : TEXTS.has(type) ? textProblem : undefined;
    const problem = check?.(attribute, pluginOptions?.panel?.label ?? name, value);
    return problem ? [{ path: here, ...problem }] : [];
  });
}

/**
 * Rejects numbers out of range and invisible required texts with a message, also in drafts. Strapi checks the lower
 * bound only when publishing, and nothing without a range in the schema, so that the database would fail with an error.
 */
export function registerValueRules(strapi: Core.Strapi): void {
  const models = () => ({ ...strapi.contentTypes, ...strapi.components }) as unknown as Models;
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();
    const { data } = context.params as { data?: unknown };
    const problems = valueProblems(models(), context.uid, data).map(({ path, ...text }) => {
      return { path, message: panelText(strapi, text), name: 'ValidationError' };
    });
    if (problems.length === 0) return next();
    throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), { errors: problems });
  };
  strapi.documents.use(middleware);
}
