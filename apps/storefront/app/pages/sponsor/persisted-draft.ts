import { type RefObject, useEffect } from 'react';

/*
 * What a rider has typed of a page stays in their browser until the page is made, a week at most: anyone who comes
 * back goes on. Neither the address nor the tick about their age is among it.
 */

const KEY = 'velory.sponsor';

const RETENTION_DAYS = 7;

const draftFields = ['goal', 'title', 'story', 'endsOn', 'firstName'] as const;

type Draft = Partial<Record<(typeof draftFields)[number], string>>;

interface Stored {
  /** The bike's slug: another bike has other limits. */
  bike: string;
  /** ms since 1970 */
  at: number;
  draft: Draft;
}

function stored(): Stored | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
    const isYoung = found !== null && Date.now() - Number(found.at) < RETENTION_DAYS * 86_400_000;
    return isYoung && typeof found.draft === 'object' ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft: its page is made. */
export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Gives a field a value as if it was typed: anyone who follows it hears of it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isField = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/**
 * Keeps what is typed into a form, and puts it back where the same form is opened again.
 * @param isFresh whether nothing was typed yet; a form that was refused comes with its own words, which are kept as
 * well
 */
export function usePersistedDraft(form: RefObject<HTMLFormElement | null>, bike: string, isFresh: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const found = stored();
    if (isFresh && found?.bike === bike) {
      for (const name of draftFields) {
        const field = element.elements.namedItem(name);
        const value = found.draft[name];
        if (isField(field) && typeof value === 'string' && value !== '') typeInto(field, value);
      }
    }
    const keep = () => {
      const values = draftFields.flatMap((name) => {
        const field = element.elements.namedItem(name);
        return isField(field) && (!isFresh || field.value !== field.defaultValue) ? [[name, field.value]] : [];
      });
      const now: Stored = { bike, at: Date.now(), draft: Object.fromEntries(values) as Draft };
      try {
        localStorage.setItem(KEY, JSON.stringify(now));
      } catch {
        // Then it is typed again.
      }
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, bike, isFresh]);
}
