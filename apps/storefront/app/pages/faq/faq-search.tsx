import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import type { FaqView } from './faq.server.ts';

const REST_MS = 200;

/**
 * Search inside the FAQ, in the size of a heading: while a person types, without scripts by its button. How much was
 * found is announced.
 */
export function FaqSearch({ view: { query, themes } }: { view: FaqView }) {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>();
  const count = themes.reduce((sum, { hits }) => sum + hits.length, 0);
  const known = useRef(query);
  // Where the address changes and no one is typing: back and forth, a cleared search. What was typed before the
  // scripts came stays.
  useEffect(() => {
    const isTyping = document.activeElement === field.current;
    if (field.current && !isTyping && query !== known.current) field.current.value = query;
    known.current = query;
  }, [query]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const typed = (form: HTMLFormElement | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), REST_MS);
  };
  return (
    <Form
      role="search"
      method="get"
      action={href('faq', {}, locale)}
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-ink focus-within:border-action"
      preventScrollReset
      replace
    >
      <Icon name="search" />
      <label htmlFor="faq-suche" className="sr-only">
        {t('search.label')}
      </label>
      <input
        ref={field}
        id="faq-suche"
        className="faq-input"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('search.label')}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => typed(target.form)}
      />
      <span role="status" className="text-small text-ink-2">
        {query !== '' && (count > 0 ? <Found count={count} query={query} /> : t('search.none', { query }))}
      </span>
      {query !== '' && (
        <Anchor
          href={href('faq', {}, locale)}
          className="grid size-touch place-items-center"
          aria-label={t('search.clear')}
        >
          <Icon name="close" />
        </Anchor>
      )}
      <button type="submit" className="btn btn-secondary btn-small without-script">
        {t('search.submit')}
      </button>
    </Form>
  );
}

function Found({ count, query }: { count: number; query: string }) {
  const { t } = useTranslation('faq');
  return (
    <>
      <span className="sr-only">{t('search.found', { count, query })}</span>
      <span aria-hidden="true">{t('search.answers', { count })}</span>
    </>
  );
}
