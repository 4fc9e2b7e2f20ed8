import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { languageTag } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { i18nFor, i18nInstance } from '~/i18n/texts.server.ts';
import type {
  ContractBlock,
  ContractDocument,
  ContractRow,
  ContractSection,
} from '~/integrations/document-signing/contract-document.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { frameTypes } from '~/modules/catalog/catalog.ts';
import { ownRate, sum } from '~/modules/financing/financing.ts';
import type { Ledger, LedgerSchedule } from '~/modules/orders/ledger.ts';
import { type DueWriter, wordAssumption } from '~/modules/orders/ledger-words.ts';
import { type Order, orderView } from '~/modules/orders/orders.server.ts';
import { countryName } from '~/modules/orders/countries.server.ts';
import { orderShare, scheduleAmounts } from '~/modules/orders/order-view.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';

/** One ordered item as a contract states it. */
export interface ContractItem {
  name: string;
  brand: string | null;
  /** Rappen */
  price: number;
  size: string | null;
  colour: string | null;
  /** The chosen extra that is included free of charge. */
  addOn: string | null;
  /** As stored in the deal: `trapez, wave`. */
  frames: string;
  frameNumber: string | null;
  sku: string | null;
  isBike: boolean;
  isUsed: boolean;
}

/**
 * Creates the contract of a plan in the language of its order: what was ordered and agreed (spec §1, §4, §9). Amounts
 * are shown with Rappen. Payments and their dates are those of the ledger.
 */
export async function contractContent(
  order: Order,
  items: readonly ContractItem[],
  ledger: Ledger,
): Promise<ContractDocument> {
  const { locale, number } = order;
  const t = i18nFor(locale, 'contract');
  const { address, salesMailbox } = await getShopSettings(locale);
  const town = `${address.zip} ${address.town}`;
  const { contact } = order;
  const orderedOn = zurichDate(order.createdAt);
  return {
    number,
    language: languageTag[locale],
    title: t('title'),
    subtitle: t('subtitle', { number, date: formatDate(orderedOn, locale) }),
    parties: [
      {
        role: t('role.seller'),
        name: address.company,
        lines: [address.street, town, ...(address.uid ? [t('uid', { uid: address.uid })] : []), salesMailbox],
      },
      {
        role: t('role.buyer'),
        name: `${contact.firstname} ${contact.lastname}`,
        lines: [
          [contact.street, contact.house_number].filter(Boolean).join(' '),
          `${contact.zip} ${contact.city}`,
          countryName(contact.country_code, locale),
          contact.phone,
          contact.email,
        ],
        email: contact.email,
      },
    ],
    highlights: highlightsOf(order, t),
    sections: sectionsOf(order, items, { t, ledger, due: { t: i18nFor(locale, 'due'), locale } }),
    nameElsewhere: t('role.name-elsewhere', { number }),
    signatures: { title: t('signatures.title'), place: t('signatures.place'), signature: t('signatures.signature') },
    footer: t('footer', {
      company: address.company,
      address: `${address.street}, ${town}`,
      email: salesMailbox,
      page: '{{page}}',
      pages: '{{pages}}',
    }),
    createdAt: order.createdAt,
  };
}

function highlightsOf(order: Order, t: Translate<'contract'>): ContractDocument['highlights'] {
  const view = orderView(order);
  const { regular } = scheduleAmounts(view);
  const shared = orderShare(view);
  return [
    { name: t(shared ? 'highlight.own-rate' : 'highlight.rate'), value: formatChfWithRappen(ownRate(shared, regular)) },
    { name: t('highlight.months'), value: t('highlight.months-value', { count: order.planLength }) },
    { name: t('highlight.total'), value: formatChfWithRappen(order.resultingPrice) },
    { name: t('highlight.interest'), value: t('highlight.interest-value') },
  ];
}

interface ContractWriting {
  t: Translate<'contract'>;
  due: DueWriter;
  ledger: Ledger;
}

function sectionsOf(
  order: Order,
  items: readonly ContractItem[],
  { t, due, ledger }: ContractWriting,
): ContractSection[] {
  const context = items.some(({ isBike }) => isBike) ? 'bike' : 'goods';
  const downPayment = order.totalDownPayment > 0 ? [due.t('rule.payment')] : [];
  const clause = (key: 'owner' | 'delivery' | 'late' | 'law'): ContractSection => ({
    title: t(`${key}.title`),
    blocks: [{ kind: 'text', text: t(`${key}.text`, { context }) }],
  });
  return [
    { title: t('object.title'), blocks: items.map((item) => ({ kind: 'facts', facts: factsOf(item, t) })) },
    {
      title: t('money.title'),
      blocks: [
        { kind: 'table', columns: [t('money.position'), t('money.amount')], rows: moneyRows(order, items, t) },
        ...shareBlocks(order, ledger, t),
        { kind: 'list', items: [t('money.zero'), ...downPayment, t('money.early'), t('money.insurance')] },
      ],
    },
    {
      title: t('schedule.title'),
      blocks: [
        { kind: 'text', text: [wordAssumption(ledger.schedule, due), t('schedule.intro')].join(' ') },
        {
          kind: 'table',
          columns: scheduleColumns(order, t),
          rows: scheduleRows(order, ledger.schedule, t),
        },
      ],
    },
    clause('owner'),
    clause('delivery'),
    {
      title: t('defects.title'),
      blocks: [
        {
          kind: 'list',
          items: [
            due.t('rule.cancel'),
            ...(i18nInstance(order.locale).getResource(order.locale, 'contract', 'defects.items') as string[]),
          ],
        },
      ],
    },
    clause('late'),
    clause('law'),
  ];
}

function factsOf(item: ContractItem, t: Translate<'contract'>): { name: string; value: string }[] {
  const frames = frameTypes.filter((type) => item.frames.split(', ').includes(type)).map((type) => t(`frame.${type}`));
  const facts = [
    { name: t('object.item'), value: [item.name, item.isUsed && t('object.used')].filter(Boolean).join(', ') },
    { name: t('object.frame'), value: frames.join(', ') },
    { name: t('object.size'), value: item.size ?? '' },
    { name: t('object.colour'), value: item.colour ?? '' },
    { name: t('object.add-on'), value: item.addOn ? t('object.add-on-value', { name: item.addOn }) : '' },
    { name: t('object.article'), value: item.sku ?? '' },
    { name: t('object.frame-number'), value: item.frameNumber ?? (item.isBike ? t('object.frame-number-later') : '') },
    { name: t('object.price'), value: formatChfWithRappen(item.price) },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Items, discount and total, and how the total is paid; the amounts add up. */
function moneyRows(order: Order, items: readonly ContractItem[], t: Translate<'contract'>): ContractRow[] {
  const { resultingPrice, totalDownPayment, planLength } = order;
  const discount = items.reduce((sum, { price }) => sum + price, 0) - resultingPrice;
  const row = (name: string, rappen: number): ContractRow => ({ cells: [name, formatChfWithRappen(rappen)] });
  return [
    ...items.map(({ name, price }) => row(name, price)),
    ...(discount > 0 ? [row(t('money.discount'), -discount)] : []),
    {
      cells: [t('money.delivery', { context: items.some(({ isBike }) => isBike) ? 'bike' : 'goods' }), t('money.free')],
    },
    { ...row(t('money.total'), resultingPrice), total: true },
    ...(totalDownPayment > 0 ? [row(t('money.down-payment'), totalDownPayment)] : []),
    row(t('money.instalments', { count: planLength }), resultingPrice - totalDownPayment),
  ];
}

/** The employer's part, and what happens when the employment ends. */
function shareBlocks(order: Order, { parts, schedule }: Ledger, t: Translate<'contract'>): ContractBlock[] {
  const shared = schedule.payments.filter(({ employer }) => employer > 0);
  if (shared.length === 0) return [];
  const words = { count: shared.length, amount: formatChfWithRappen(shared[0]?.employer ?? 0) };
  return [
    {
      kind: 'table',
      columns: [t('share.who'), t('money.amount')],
      rows: [
        { cells: [t('share.own'), formatChfWithRappen(parts.shopper + parts.sponsors)] },
        { cells: [t('share.employer', words), formatChfWithRappen(parts.employer)] },
        { cells: [t('money.total'), formatChfWithRappen(order.resultingPrice)], total: true },
      ],
    },
    { kind: 'text', text: t('share.text') },
  ];
}

function scheduleColumns({ employerShare }: Order, t: Translate<'contract'>): string[] {
  const parts = employerShare === null ? [] : [t('share.column-own'), t('share.column-employer')];
  return [t('schedule.number'), t('schedule.date'), t('schedule.kind'), ...parts, t('schedule.amount')];
}

function scheduleRows(
  { locale, employerShare }: Order,
  { payments }: LedgerSchedule,
  t: Translate<'contract'>,
): ContractRow[] {
  // Sponsors' payments are included in the buyer's part.
  const parts = payments.map(({ member, sponsors, employer, amount }) => ({
    own: member + sponsors,
    employer,
    amount,
  }));
  const amounts = ({ own, employer, amount }: (typeof parts)[number]) =>
    (employerShare === null ? [amount] : [own, employer, amount]).map(formatChfWithRappen);
  const total = (part: keyof (typeof parts)[number]) => sum(parts.map((each) => each[part]));
  return [
    ...payments.map(({ kind, date }, index) => ({
      cells: [
        String(index + 1),
        formatDate(date, locale),
        t(`schedule.${kind}`),
        ...(parts[index] ? amounts(parts[index]) : []),
      ],
    })),
    {
      cells: [
        '',
        '',
        t('schedule.sum'),
        ...amounts({ own: total('own'), employer: total('employer'), amount: total('amount') }),
      ],
      total: true,
    },
  ];
}
