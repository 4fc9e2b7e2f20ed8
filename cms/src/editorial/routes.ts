import type { Core, UID } from '@strapi/strapi';
import { LOCALE_CODES } from '../platform/locales';
import { askShop, ShopError } from '../platform/shop';
import { isRecord } from '../validation/problem';
import { currentEditor, historyOf, restoreVersion } from './history';
import { leftOutEntries, listedPlans } from './left-out';
import { keepPlan, planOf, problemOfPlan } from './planning';
import { publishProblem } from './publishable';
import { showUnsaved } from './unsaved';

/** The parts of Koa's context that are used. */
interface PanelContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: { userAbility: unknown };
  status: number;
  body: unknown;
}

interface AskedEntry {
  uid: UID.ContentType;
  documentId: string;
  locale: string;
}

type Right = 'read' | 'update' | 'publish';

/**
 * The entry of a call, if the user has the permission, by the same rules as the panel's own calls.
 * @returns undefined after sending a refusal
 */
async function askedEntry(strapi: Core.Strapi, ctx: PanelContext, right: Right): Promise<AskedEntry | undefined> {
  const { uid = '', documentId = '' } = ctx.params;
  const { locale = LOCALE_CODES[0] } = ctx.query;
  const isKnown = uid.startsWith('api::') && Object.hasOwn(strapi.contentTypes, uid);
  const language = LOCALE_CODES.find((code) => code === locale);
  if (!isKnown || !language) return refuse(ctx, 404, 'Diesen Eintrag gibt es nicht.');
  const type = uid as UID.ContentType;
  const [entry] = await strapi.db.query(type).findMany({ where: { documentId, locale: language, publishedAt: null } });
  if (permissionChecker(strapi, ctx, uid).cannot[right](entry)) return refuse(ctx, 403, 'Das darfst du hier nicht.');
  if (!entry) return refuse(ctx, 404, 'Diesen Eintrag gibt es in dieser Sprache nicht.');
  return { uid: type, documentId, locale: language };
}

function refuse(ctx: PanelContext, status: number, message: string): undefined {
  ctx.status = status;
  ctx.body = { error: { status, message } };
  return undefined;
}

const timeOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function permissionChecker(strapi: Core.Strapi, ctx: PanelContext, uid: string) {
  const checkers = strapi.plugin('content-manager').service('permission-checker');
  return checkers.create({ userAbility: ctx.state.userAbility, model: uid });
}

/** The entry of an open form, stored or not, if the user may write it; undefined after sending a refusal. */
async function typedEntry(strapi: Core.Strapi, ctx: PanelContext): Promise<AskedEntry | undefined> {
  const { uid = '', documentId = '' } = ctx.params;
  const locale = LOCALE_CODES.find((code) => code === ctx.query.locale) ?? LOCALE_CODES[0];
  if (!uid.startsWith('api::') || !Object.hasOwn(strapi.contentTypes, uid))
    return refuse(ctx, 404, 'Diesen Eintrag gibt es nicht.');
  const type = uid as UID.ContentType;
  const [stored] = await strapi.db.query(type).findMany({ where: { documentId, publishedAt: null } });
  const checker = permissionChecker(strapi, ctx, uid);
  const isRefused = stored ? checker.cannot.update(stored) : checker.cannot.create();
  if (isRefused) return refuse(ctx, 403, 'Das darfst du hier nicht.');
  return { uid: type, documentId, locale: locale ?? '' };
}

/** Responds to unsaved values with the preview address. */
async function answerUnsaved(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  const { id, values } = (ctx.request.body ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id) || !isRecord(values))
    return refuse(ctx, 400, 'Diese Eingaben lassen sich nicht zeigen.');
  const entry = await typedEntry(strapi, ctx);
  if (entry) ctx.body = { data: await showUnsaved(strapi, entry, { id, values }) };
}

/** Responds with the shop's data, or a message if the shop is unavailable. */
async function answerOfShop(ctx: PanelContext, ask: () => Promise<unknown>): Promise<void> {
  try {
    ctx.body = { data: await ask() };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    refuse(ctx, 503, error.forEditors);
  }
}

function answerLeftOut(strapi: Core.Strapi, ctx: PanelContext): Promise<void> {
  return answerOfShop(ctx, () => leftOutEntries(strapi, (uid) => !permissionChecker(strapi, ctx, uid).cannot.read()));
}

/**
 * Routes of the side panels: history, restoring a version, planning, unsaved values, feedback, and entries the shop
 * leaves out.
 */
export function registerEditorialRoutes(strapi: Core.Strapi): void {
  const entryPath = '/:uid/:documentId';
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const answer = (right: Right, work: (entry: AskedEntry, ctx: PanelContext) => Promise<void>) => {
    return async (ctx: PanelContext) => {
      const entry = await askedEntry(strapi, ctx, right);
      if (entry) await work(entry, ctx);
    };
  };
  const routes = [
    { method: 'GET', path: '/left-out', handler: (ctx: PanelContext) => answerLeftOut(strapi, ctx) },
    {
      method: 'GET',
      path: '/impossible-plans',
      handler: async (ctx: PanelContext) => {
        ctx.body = { data: await listedPlans(strapi, (uid) => !permissionChecker(strapi, ctx, uid).cannot.read()) };
      },
    },
    { method: 'POST', path: `/unsaved${entryPath}`, handler: (ctx: PanelContext) => answerUnsaved(strapi, ctx) },
    {
      method: 'GET',
      path: `/helpful${entryPath}`,
      handler: answer('read', ({ documentId, locale }, ctx) =>
        answerOfShop(ctx, () => askShop('content/helpful', { query: { question: documentId, locale } })),
      ),
    },
    {
      method: 'GET',
      path: `/history${entryPath}`,
      handler: answer('read', async (entry, ctx) => {
        ctx.body = { data: await historyOf(strapi, entry) };
      }),
    },
    {
      method: 'POST',
      path: `/history${entryPath}/restore/:version`,
      handler: answer('update', async (entry, ctx) => {
        const isDone = await restoreVersion(strapi, entry, Number(ctx.params.version) || 0);
        if (!isDone) return refuse(ctx, 404, 'Diesen Stand gibt es nicht.');
        ctx.body = { data: { restored: true } };
      }),
    },
    {
      method: 'GET',
      path: `/plan${entryPath}`,
      handler: answer('read', async (entry, ctx) => {
        ctx.body = { data: await planOf(strapi, entry) };
      }),
    },
    {
      method: 'PUT',
      path: `/plan${entryPath}`,
      handler: answer('publish', async (entry, ctx) => {
        const body = (ctx.request.body ?? {}) as Record<string, unknown>;
        const plan = { publishAt: timeOf(body.publishAt), unpublishAt: timeOf(body.unpublishAt) };
        const problem = problemOfPlan(plan) ?? (plan.publishAt ? await publishProblem(strapi, entry) : undefined);
        if (problem) return refuse(ctx, 400, problem);
        await keepPlan(strapi, entry, plan, currentEditor(strapi) ?? '');
        ctx.body = { data: await planOf(strapi, entry) };
      }),
    },
  ];
  strapi.server.routes({
    type: 'admin',
    prefix: '/editorial',
    routes: routes.map((route) => ({ ...route, config, info: { type: 'admin' } })),
  } as unknown as Parameters<typeof strapi.server.routes>[0]);
}
