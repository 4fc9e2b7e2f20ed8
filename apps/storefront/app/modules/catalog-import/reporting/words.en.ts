import type { DropReason } from './drop-reason.ts';

/** What the report says in English. `{name}` stands for a value. The other languages have the same keys. */
export const messages = {
  unfit: '{detail}; left out',
  'entry-unfit': 'entry {entry}: {detail}; left out',
  'no-list': 'is no list; left out',
  'no-object': 'is no object',
  'no-drawing': 'is no drawing; the shop makes one',
  undrawable: 'is none that can be drawn; the shop makes one',
  'no-date': 'is no date; left out',
  'no-address': '"{address}" is no address on the web; left out',
  currency: 'shows prices in {currency}; they are taken as Swiss francs',
  'no-amount': '{value} is not an amount',
  'other-currency': '{value} is not in francs',
  'not-above-zero': '{value} is not above 0',
  'above-million': '{value} is above a million francs',
  absent: '{reason}; taken as absent',
  'sale-above': 'is above the regular price; taken as no sale',
  'sale-ends-first': 'is before the beginning of the sale; taken as no sale',
  'sale-date': '"{value}" is no date; taken as no sale',
  external: 'type: is sold by another shop',
  grouped: 'type: is a group of other products',
  'unknown-type': 'type: "{types}"',
  intangible: 'virtual, downloadable: is nothing that can be delivered',
  trash: 'status: trash',
  'no-name': 'name: is missing',
  'price-missing': 'price: is missing',
  'price-and-variations': 'price: is missing, and {missing}. {how}',
  'variations-cost': 'variations: {missing}, and they cost differently. {how}',
  'variations-of-one-price': "{missing}; every choice is sold at the product's price. {how}",
  'variations-missing': 'its {count} variations are not in the feed',
  'variations-none': 'it has no variations in the feed',
  'variations-how':
    'To export them: in WooCommerce, Products > Export with "Variable product" and "Product variations" both chosen; from the REST API, add what /products/ID/variations answers, with parent_id, to the file',
  'nothing-to-sell': 'nothing of it can be sold',
  'variation-problem': 'variation {variation}: {problem}',
  'no-price': 'has no price',
  'same-choice': 'another one has the same size and colour',
  'stands-twice': 'stands twice with other choices; both are taken',
  'language-unknown': 'is in neither German nor French; its text is shown as it is',
  'language-other': 'lang: the shop has this product in German or French',
  'language-twice': 'translations: {label} has an item in this language already',
  'kind-taken-bike': 'none that the shop knows ({names}); taken as a bike',
  'kind-taken-accessory': 'none that the shop knows ({names}); taken as an accessory',
  'kind-doubtful':
    'not sure whether a bike or an accessory ({names}; {signs}): held back as a draft. Name its category in a file for --map',
  'no-category': 'without any',
  'sign-price': 'price',
  'sign-motor': 'motor or battery',
  'sign-range': 'range',
  'sign-wheel': 'wheel size',
  'sign-frame': 'frame',
  'sign-bike-name': 'named like a bike',
  'sign-bike-category': 'category named like one of bikes',
  'sign-accessory-name': 'named like an accessory',
  'sign-accessory-category': 'in a category of accessories',
  'slug-taken': '"{wish}" is taken; becomes "{slug}"',
  'database-refuses': 'the database refuses it: {error}',
  'before-id': 'id: {id} stands in the feed before',
  'before-sku': 'sku: {sku} stands in the feed before',
  'before-name': 'name: this one, without id and SKU, stands in the feed before',
  'parent-missing': 'parent: {parent} is not in the feed or was left out',
  'no-parent': 'none given',
  'not-readable': '{detail}',
  'file-ends': 'The file ends inside an item: {detail}',
  'broke-off': '{reason}. What came before is imported; nothing is marked as vanished.',
  'partial-feed':
    "{missing} of the shop's {present} products are not in this feed. That looks like a partial feed: they stay as they are. With --allow-vanishing they are marked as vanished.",
  'withdrawing-feed':
    "{withdrawn} of the shop's {present} products would be drafts after this feed, or cost less than a fifth. That looks like a mistake: they stay as they are. With --allow-vanishing the feed counts.",
  'price-jump': 'was {before}, is now {after}; have a look',
  'sku-shared': '{sku} is that of {other} too; stock by SKU counts for both',
  'stock-unknown': '"{value}" is unknown to the shop; taken as on order',
  busy: 'Another import is running; wait for its end',
  'file-missing': 'There is no file {path}',
  'no-file': '{path} is no file',
  zip: 'The file is a zip archive; unpack it first',
  'too-large': 'The feed is larger than {size} GiB',
  'address-unreadable': 'The address cannot be read',
  'reading-failed': 'Reading {source} broke off: {error}',
  'other-host': 'The next page lies on another host, {host}',
  'redirect-private': 'A redirect leads to {host}, which is no public address of the web',
  circles: 'The pages of {address} lead in circles',
  'too-slow': '{address} took longer than {minutes} minutes',
  'no-answer': '{address} did not answer within {seconds} s',
  'answered-status': '{address} answered {status}',
  'answered-nothing': '{address} answered without a body',
  unreachable: '{address} cannot be reached ({error})',
  'item-too-long':
    'An item is longer than 16 million characters: the file is not a list of products, or a bracket is missing',
  'file-empty': 'The file is empty',
  'columns-unread': 'Columns that the shop does not know: {titles}; nothing of them is read. Rename them if they count',
  cut: 'is longer than {most} characters; the rest is left out',
  'encoded-twice': 'looks like text that was encoded twice ("Ã¶" for "ö"); save the file as UTF-8 and import again',
  'no-titles': 'The file has no line of column titles',
  'row-too-long': 'A row is longer than 4 million characters: a quote is missing, or the file is no product export',
  'titles-too-long':
    'The file is no product export of WooCommerce: the line of column titles is longer than 4 million characters',
  'no-name-column': 'The file is no product export of WooCommerce: no column for the name among {titles}',
  'no-price-column': 'The file is no product export of WooCommerce: no column for the price among {titles}',
  'two-prices': 'Several columns name the price: {titles}. Leave out the one that does not count, or call it "UVP"',
  'web-page': 'The file is a web page or XML, no product export of WooCommerce',
  'no-products': 'The feed holds no products',
  'error-answer':
    'The shop answered an error instead of products: {error}. Keys of the REST API are needed: https://KEY:SECRET@shop.example/wp-json/wc/v3/products',
  'store-api':
    "This is an answer of WooCommerce's Store API (/wp-json/wc/store), which leaves out status, variations and data. The REST API is needed: /wp-json/wc/v3/products with its keys, or the CSV export of WooCommerce",
  'map-unreadable': 'The mapping file {path} cannot be read: {detail}',
} as const;

export type MessageKey = keyof typeof messages;

/** Everything a report needs of a language. */
export interface ReportWords {
  messages: Readonly<Record<MessageKey, string>>;
  reasons: Readonly<Record<DropReason, string>>;
  labels: Readonly<Record<ReportLabel, string>>;
}

type ReportLabel =
  | 'warning'
  | 'dropped'
  | 'more'
  | 'items'
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'drafts'
  | 'droppedItems'
  | 'vanished'
  | 'warnings'
  | 'time'
  | 'speed'
  | 'memory'
  | 'warningOf'
  | 'reading'
  | 'storing'
  | 'of'
  | 'unmapped'
  | 'unmappedHow'
  | 'untranslated';

export const en: ReportWords = {
  messages,
  reasons: {
    unreadable: 'unreadable',
    'no name': 'no name',
    'no price': 'no price',
    'unusable price': 'unusable price',
    'nothing to sell': 'nothing to sell',
    'external product': 'external product',
    'grouped product': 'grouped product',
    'not deliverable': 'not deliverable',
    'unknown type': 'unknown type',
    'in the bin': 'in the bin',
    duplicate: 'duplicate',
    'parent missing': 'parent missing',
    variation: 'variation',
    'other language': 'other language',
  },
  labels: {
    warning: 'warning',
    dropped: 'dropped',
    more: '… and {count} more: {kind}',
    items: 'items read',
    created: 'products created',
    updated: 'products updated',
    unchanged: 'products unchanged',
    drafts: 'of them drafts, not shown',
    droppedItems: 'dropped',
    vanished: 'products vanished',
    warnings: 'warnings',
    time: 'time',
    speed: '{seconds} s, {speed} products/s',
    memory: 'memory at most',
    warningOf: 'warning of {field}',
    reading: 'reading',
    storing: 'storing',
    of: 'of',
    unmapped: 'Names that the shop does not know, with how many products have them:',
    unmappedHow:
      'To say what they mean, put this into a file, write the meanings, and import again with --map FILE. What is left empty stays as it is; null leaves it out. Categories: {categories}. Attributes: {attributes}, or another name.',
    untranslated: 'Words that are shown untranslated, with how many products have them:',
  },
};
