import { formatDate } from '~/i18n/dates.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import { listTemplates } from '~/modules/tickets/ticket-admin.server.ts';

/** What helps with an answer: templates of the team, the product as the shop shows it. Amounts are Rappen. */
export interface QuestionAids {
  templates: { id: string; title: string; text: string }[];
  product: { image: string; price: number; isInStock: boolean } | null;
}

/**
 * A template with what the question says in its place.
 * @param text may hold `{name}`, `{produkt}` and `{datum}`, or `{produit}` and `{date}`
 */
function filledTemplate(
  text: string,
  { firstName, bikeName, locale }: Pick<StaffQuestion, 'firstName' | 'bikeName' | 'locale'>,
  now = new Date(),
): string {
  const day = formatDate(now.toISOString(), locale);
  const values: Readonly<Record<string, string>> = {
    name: firstName,
    nom: firstName,
    produkt: bikeName,
    produit: bikeName,
    datum: day,
    date: day,
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key.toLowerCase()] ?? whole);
}

/** What is beside a question when a person answers it. */
export async function questionAids(question: StaffQuestion): Promise<QuestionAids> {
  const { bikeSlug, locale } = question;
  const [templates, [card]] = await Promise.all([
    listTemplates(locale),
    findProductsBySlugs({ slugs: bikeSlug ? [bikeSlug] : [], locale }),
  ]);
  return {
    templates: templates.map(({ id, title, text }) => ({ id, title, text: filledTemplate(text, question) })),
    product: card
      ? { image: card.picture.src, price: card.displayPrice, isInStock: card.stockStatus === 'instock' }
      : null,
  };
}
