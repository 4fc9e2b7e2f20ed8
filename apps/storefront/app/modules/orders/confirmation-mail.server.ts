import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { languageTag } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Mail } from '~/integrations/mail/mail.server.ts';
import { href } from '~/site-map.ts';
import type { Order } from '../checkout/checkout.server.ts';
import { countryName } from '../checkout/countries.ts';
import { type Html, html } from './mail-html.ts';

/** A block of the message: a heading and its lines, each with what stands at the right edge. */
interface Block {
  title: string;
  lines: { text: string; amount?: string }[];
}

interface Words {
  /** What stands between a name and its amount. */
  colon: string;
  subject: string;
  greeting: string;
  intro: string;
  blocks: Block[];
  next: string[];
  nextTitle: string;
  link: { text: string; address: string };
  closing: string;
}

/**
 * The confirmation of an order, in the language it was placed in, as text and as HTML (decisions: distance selling).
 * @param publicUrl the shop's address, for the link that opens the order
 */
export async function confirmationMail(order: Order, publicUrl: string): Promise<Mail> {
  const words = await wordsOf(order, publicUrl);
  return {
    to: order.contact.email,
    subject: words.subject,
    text: toText(words),
    html: toHtml(words, languageTag[order.locale]),
  };
}

async function wordsOf(order: Order, publicUrl: string): Promise<Words> {
  const { locale, number } = order;
  const t = (await i18nFor(locale)).getFixedT(locale, 'order-mail');
  const query = { token: order.updateCheckoutDocToken };
  const steps = order.payOneTime ? (['pay', 'delivery'] as const) : (['check', 'contract', 'delivery'] as const);
  return {
    colon: t('colon'),
    subject: t('subject', { number }),
    greeting: t('greeting', { name: order.contact.firstname }),
    intro: t('intro', { number, date: formatDate(order.createdAt.toISOString(), locale) }),
    blocks: [
      { title: t('items'), lines: itemLines(order, t('total'), t('delivery'), t('free')) },
      {
        title: t('payments'),
        lines: order.schedule.map(({ kind, date, amount }) => ({
          text: [formatDate(date, locale), kind === 'instalment' ? '' : t(`payment.${kind}`)]
            .filter(Boolean)
            .join(' · '),
          amount: formatChfWithRappen(amount),
        })),
      },
      ...(order.insurance && order.insurancePrice !== null
        ? [
            {
              title: t('insurance'),
              lines: [{ text: t('insurance-year'), amount: formatChfWithRappen(order.insurancePrice) }],
            },
          ]
        : []),
      { title: t('address'), lines: addressLines(order).map((text) => ({ text })) },
    ],
    nextTitle: t('next'),
    next: steps.map((step) => t(`steps.${step}`)),
    link: { text: t('open'), address: `${publicUrl}${href('checkoutConfirmation', {}, locale, query)}` },
    closing: t('closing'),
  };
}

function itemLines(order: Order, total: string, delivery: string, free: string): Block['lines'] {
  return [
    ...order.cartItems.map(({ name, selectedColor, selectedSize, price }) => ({
      text: [name, selectedColor, selectedSize].filter(Boolean).join(', '),
      amount: formatChfWithRappen(price),
    })),
    { text: delivery, amount: free },
    { text: total, amount: formatChfWithRappen(order.resultingPrice) },
  ];
}

function addressLines({ contact, locale }: Order): string[] {
  const street = [contact.street, contact.house_number].filter(Boolean).join(' ');
  return [
    `${contact.firstname} ${contact.lastname}`,
    street,
    `${contact.zip} ${contact.city}`,
    countryName(contact.country_code, locale),
    contact.phone,
  ];
}

function toText({ colon, greeting, intro, blocks, nextTitle, next, link, closing }: Words): string {
  const blockTexts = blocks.map(({ title, lines }) =>
    [title, ...lines.map(({ text, amount }) => (amount ? `${text}${colon}${amount}` : text))].join('\n'),
  );
  const steps = [nextTitle, ...next.map((step) => `- ${step}`)].join('\n');
  return [greeting, intro, ...blockTexts, steps, `${link.text}${colon.trimEnd()}\n${link.address}`, closing].join(
    '\n\n',
  );
}

const cell = 'padding:8px 0;border-bottom:1px solid #d6dad3;font-size:15px;line-height:22px;vertical-align:top';

function toHtml({ subject, greeting, intro, blocks, nextTitle, next, link, closing }: Words, language: string): string {
  return `<!doctype html>${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#ffffff;color:#101315;font-family:Arial,Helvetica,sans-serif">
        <div style="max-width:560px;margin:0 auto;padding:32px 20px">
          <p style="margin:0 0 28px;font-size:22px;font-weight:bold;letter-spacing:-0.03em">velory</p>
          <h1 style="margin:0 0 12px;font-size:26px;line-height:32px;letter-spacing:-0.02em">${greeting}</h1>
          <p style="margin:0;font-size:16px;line-height:24px">${intro}</p>
          ${blocks.map(blockHtml)}
          <h2 style="${heading}">${nextTitle}</h2>
          <ol style="margin:0;padding-left:20px;font-size:15px;line-height:24px">
            ${next.map((step) => html`<li>${step}</li>`)}
          </ol>
          <p style="margin:28px 0">
            <a
              href="${link.address}"
              style="display:inline-block;padding:12px 22px;background:#1b3bd6;color:#ffffff;text-decoration:none;border-radius:3px;font-size:16px"
              >${link.text}</a
            >
          </p>
          <p style="margin:0;font-size:14px;line-height:20px;color:#3d4448">${closing}</p>
        </div>
      </body>
    </html>`.markup
  }`;
}

const heading = 'margin:32px 0 8px;font-size:18px;line-height:24px;letter-spacing:-0.01em';

function blockHtml({ title, lines }: Block): Html {
  return html`<h2 style="${heading}">${title}</h2>
    <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-top:2px solid #101315">
      ${lines.map(
        ({ text, amount }) =>
          html`<tr>
            <td style="${cell}">${text}</td>
            <td align="right" style="${cell};white-space:nowrap;padding-left:16px">${amount ?? ''}</td>
          </tr>`,
      )}
    </table>`;
}
