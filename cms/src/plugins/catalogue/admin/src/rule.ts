import type { TextName } from './texts.ts';

/* A rule as it is stored: parameters of a listing's query with their values, as in the shop's addresses. */

export type Rule = Readonly<Record<string, string>>;

/** Whole francs; an end that is not set is open. */
export interface Francs {
  from?: number | undefined;
  to?: number | undefined;
}

/** Parameters that have an input of their own, with its name; others stay as they are until they are removed. */
export const NAMES: Readonly<Record<string, TextName>> = {
  kategorie: 'category',
  rahmen: 'rule.frame',
  marke: 'brand',
  preis: 'rule.price',
  rate: 'rule.rate',
  verfuegbar: 'rule.stock',
  sortieren: 'rule.order',
};

/** Conditions that can be added, in the order in which they are offered. */
export const CONDITIONS = Object.keys(NAMES).filter((parameter) => parameter !== 'sortieren');

/** A stored value as a rule; anything that is none counts as an empty one. */
export function ruleOf(value: unknown): Rule {
  let stored = value;
  if (typeof value === 'string') {
    try {
      stored = JSON.parse(value);
    } catch {
      return {};
    }
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string' && text !== ''));
}

/** The rule as a query: what the shop counts. The order, which chooses nothing, is left out. */
export function searchOf(rule: Rule): string {
  return new URLSearchParams(Object.entries(rule).filter(([name]) => name !== 'sortieren')).toString();
}

/** Slugs of the products in a list beside the rule, as Strapi's form has them. */
export function slugsIn(products: unknown): string {
  const list = Array.isArray(products) ? (products as { slug?: unknown }[]) : [];
  return list.flatMap(({ slug }) => (typeof slug === 'string' && slug ? [slug] : [])).join(',');
}

/** A parameter's values with one more, or without it where it has it already. */
export function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

/** The rule with a parameter set, in its place or at the end; an empty value takes it out. */
export function withValue(rule: Rule, parameter: string, value: string): Rule {
  if (value) return { ...rule, [parameter]: value };
  const { [parameter]: _, ...rest } = rule;
  return rest;
}

/** The first range of a parameter. */
export function rangeOf(rule: Rule, parameter: string): Francs {
  const [, from, to] = /^(\d*)-(\d*)/.exec(rule[parameter] ?? '') ?? [];
  return { ...(from ? { from: Number(from) } : {}), ...(to ? { to: Number(to) } : {}) };
}

/** A range as a parameter's value; empty where both ends are open. */
export const rangeText = ({ from, to }: Francs): string =>
  from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`;
