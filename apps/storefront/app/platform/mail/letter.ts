import { languageTag, type Locale } from '~/i18n/locales.ts';
import { type Html, html } from './mail-html.ts';

/** A block of a message: a heading and its lines, each with what stands at the right edge. */
export interface LetterBlock {
  title: string;
  lines: { text: string; amount?: string }[];
}

/** What a message to a shopper says, word by word. */
export interface Letter {
  locale: Locale;
  subject: string;
  greeting: string;
  intro: string;
  blocks: LetterBlock[];
  /** What comes next, in its order. */
  next?: { title: string; steps: string[] };
  /** The one thing to click. */
  link: { text: string; address: string };
  /** What else can be done, each with its address. */
  more?: { text: string; address: string }[];
  closing: string;
  /** What stands between a name and its amount in the language of the message. */
  colon: string;
}

/** A message in the look of the house, as text and as HTML; texts are escaped in the latter. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: toText(letter), html: toHtml(letter) };
}

function toText({ colon, greeting, intro, blocks, next, link, more = [], closing }: Letter): string {
  const blockTexts = blocks.map(({ title, lines }) =>
    [title, ...lines.map(({ text, amount }) => (amount ? `${text}${colon}${amount}` : text))].join('\n'),
  );
  const steps = next ? [[next.title, ...next.steps.map((step) => `- ${step}`)].join('\n')] : [];
  const links = [link, ...more].map(({ text, address }) => `${text}${colon.trimEnd()}\n${address}`);
  return [greeting, intro, ...blockTexts, ...steps, ...links, closing].join('\n\n');
}

const cell = 'padding:8px 0;border-bottom:1px solid #d6dad3;font-size:15px;line-height:22px;vertical-align:top';
const heading = 'margin:32px 0 8px;font-size:18px;line-height:24px;letter-spacing:-0.01em';

function toHtml({ locale, subject, greeting, intro, blocks, next, link, more = [], closing }: Letter): string {
  return `<!doctype html>${
    html`<html lang="${languageTag[locale]}">
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
          ${blocks.map(blockHtml)} ${next ? nextHtml(next) : ''}
          <p style="margin:28px 0">
            <a
              href="${link.address}"
              style="display:inline-block;padding:12px 22px;background:#1b3bd6;color:#ffffff;text-decoration:none;border-radius:3px;font-size:16px"
              >${link.text}</a
            >
          </p>
          ${more.map(moreHtml)}
          <p style="margin:28px 0 0;font-size:14px;line-height:20px;color:#3d4448">${closing}</p>
        </div>
      </body>
    </html>`.markup
  }`;
}

function nextHtml({ title, steps }: NonNullable<Letter['next']>): Html {
  return html`<h2 style="${heading}">${title}</h2>
    <ol style="margin:0;padding-left:20px;font-size:15px;line-height:24px">
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>`;
}

function moreHtml({ text, address }: { text: string; address: string }): Html {
  return html`<p style="margin:0 0 8px;font-size:15px;line-height:22px">
    <a href="${address}" style="color:#1b3bd6">${text}</a>
  </p>`;
}

function blockHtml({ title, lines }: LetterBlock): Html {
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
