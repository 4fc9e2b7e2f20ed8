import type { CSSProperties } from 'react';
import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { render, toPlainText } from '@react-email/render';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type Locale, languageTag } from '~/i18n/locales.ts';
import type { Email, EmailBlock } from './email.ts';

/** Renders a message; the text is made of the HTML. */
export async function renderEmail(letter: Email): Promise<{ text: string; html: string }> {
  const html = await render(<EmailTemplate {...letter} />);
  return { html, text: plainText(html, letter.locale) };
}

/** The names of elements that the text version treats in its own way. */
const inText = {
  line: { 'data-text': 'line' },
  name: { 'data-text': 'name' },
  amount: { 'data-text': 'amount' },
};

/** What html-to-text, which has no types, gives to a format of one's own. */
interface TextElement {
  attribs: Record<string, string | undefined>;
  children: unknown;
}
interface TextBuilder {
  addInline(text: string, options?: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}

/** What is between a name and its amount in the text version. */
const colons: Record<Locale, string> = { de: ': ', fr: '\u202f: ' };

/**
 * The text of a message: an amount in the line of its name, an address below its words, headings as they are written.
 */
function plainText(html: string, locale: Locale): string {
  const colon = colons[locale];
  return toPlainText(html, {
    formatters: {
      address(element: TextElement, walk: (nodes: unknown, builder: TextBuilder) => void, builder: TextBuilder) {
        walk(element.children, builder);
        builder.addInline(colon.trimEnd());
        builder.addLineBreak();
        builder.addInline(element.attribs.href ?? '', { noWordTransform: true });
      },
    },
    selectors: [
      { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'ol', options: { leadingLineBreaks: 1 } },
      { selector: 'a', format: 'address' },
      {
        selector: 'table[data-text="line"]',
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: 'td[data-text="name"]', format: 'inline' },
      { selector: 'td[data-text="amount"]', format: 'inlineSurround', options: { prefix: colon } },
    ],
  });
}

const ink = '#101315';
const instanceAccent = '#1b3bd6';
const styles = {
  body: { margin: 0, backgroundColor: '#ffffff', color: ink, fontFamily: 'Arial,Helvetica,sans-serif' },
  container: { maxWidth: '600px', margin: '0 auto' },
  page: { padding: '32px 20px' },
  logo: { margin: '0 0 28px', fontSize: '22px', fontWeight: 'bold', letterSpacing: '-0.03em' },
  greeting: { margin: '0 0 12px', fontSize: '26px', lineHeight: '32px', letterSpacing: '-0.02em' },
  intro: { margin: 0, fontSize: '16px', whiteSpace: 'pre-line' },
  heading: { margin: '32px 0 8px', fontSize: '18px', lineHeight: '24px', letterSpacing: '-0.01em' },
  block: { borderTop: `2px solid ${ink}` },
  line: { borderBottom: '1px solid #d6dad3', fontSize: '15px', lineHeight: '22px' },
  name: { padding: '8px 0', verticalAlign: 'top' },
  amount: { padding: '8px 0 8px 16px', verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' },
  steps: { margin: 0, paddingLeft: '20px', fontSize: '15px', lineHeight: '24px' },
  buttonPlace: { margin: '28px 0' },
  button: {
    display: 'inline-block',
    padding: '12px 22px',
    color: '#ffffff',
    borderRadius: '3px',
    fontSize: '16px',
  },
  more: { margin: '0 0 8px', fontSize: '15px', lineHeight: '22px' },
  moreLink: { textDecorationLine: 'underline' },
  closing: { margin: '28px 0 0', fontSize: '14px', lineHeight: '20px', color: '#3d4448' },
} satisfies Record<string, CSSProperties>;

function EmailTemplate({
  locale,
  sender,
  subject,
  greeting,
  intro,
  blocks,
  next,
  link,
  more = [],
  closing,
  accent,
}: Email) {
  const colour = accent ?? instanceAccent;
  return (
    <Html lang={languageTag[locale]}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </Head>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <div style={styles.page}>
            <Text data-skip-in-text="true" style={styles.logo}>
              {sender ?? 'velory'}
            </Text>
            <Heading style={styles.greeting}>{greeting}</Heading>
            <Text style={styles.intro}>{intro}</Text>
            {blocks.map((block) => (
              <Block key={block.title} {...block} />
            ))}
            {next && <Steps {...next} />}
            <Text style={styles.buttonPlace}>
              <Link href={link.address} style={{ ...styles.button, backgroundColor: colour }}>
                {link.text}
              </Link>
            </Text>
            {more.map(({ text, address }) => (
              <Text key={address} style={styles.more}>
                <Link href={address} style={{ ...styles.moreLink, color: colour }}>
                  {text}
                </Link>
              </Text>
            ))}
            <Text style={styles.closing}>{closing}</Text>
          </div>
        </Container>
      </Body>
    </Html>
  );
}

function Block({ title, lines }: EmailBlock) {
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        {title}
      </Heading>
      <Section style={styles.block}>
        {lines.map(({ text, amount }, index) => (
          <Row key={index} {...inText.line} style={styles.line}>
            <Column {...inText.name} style={styles.name}>
              {text}
            </Column>
            {amount !== undefined && (
              <Column {...inText.amount} align="right" style={styles.amount}>
                {amount}
              </Column>
            )}
          </Row>
        ))}
      </Section>
    </>
  );
}

function Steps({ title, steps }: NonNullable<Email['next']>) {
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        {title}
      </Heading>
      <ol style={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
