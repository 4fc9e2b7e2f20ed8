import type { Locale } from '~/i18n/locales.ts';
import type { UserForm } from '~/modules/user-forms/user-forms.ts';
import { editorialAlternates } from '~/seo/editorial-address.ts';
import type { PageInfo } from '~/seo/seo.ts';

/** Title, description and addresses of the page of a form. @param slugs in the languages that have it */
export function userFormPage(
  form: UserForm,
  { locale, slugs }: { locale: Locale; slugs: Partial<Record<Locale, string>> },
): PageInfo {
  return {
    locale,
    title: `${form.title} · Velory`,
    description: form.intro.slice(0, 300),
    alternates: editorialAlternates('userForm', slugs),
  };
}
