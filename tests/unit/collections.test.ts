import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const rows = readFileSync(`${root}docs/collections.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| collection |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, collection = '', model = '', stored = '', seen = '']) => ({ collection, model, kept: stored, seen }));

const models = new Set(
  readdirSync(`${root}prisma/schema`)
    .flatMap((file) => [...readFileSync(`${root}prisma/schema/${file}`, 'utf8').matchAll(/^model (\w+) \{/gm)])
    .map(([, name]) => name),
);

/** What the specification stores (§3: Stored collections). */
const collections =
  `productQuestions ip warrantyIssueForm accessoryIssues bikeExchangeForm damagedDelivery quizSuggestions
  storyViews savedCheckouts storyInteractions storyLikes sponsorMe sponsorMePayments breakingErrorLogs userWishLists admins
  stockBroker checkouts contentfulPageData magicDocs userOrganizations shortURLs topSearches wheel-of-fortune
  winner-display user-form`.split(/\s+/);

describe('docs/collections.md', () => {
  it('has a row for each collection of the specification, and none for others', () => {
    const named = new Set(rows.map(({ collection }) => collection.replace(/ \(.*\)$/, '')));
    expect([...named].sort()).toEqual([...collections].sort());
  });

  it('names models that exist', () => {
    const named = rows.flatMap(({ model }) => [...model.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !models.has(name))).toEqual([]);
  });

  it('states retention and location for each collection', () => {
    const unsaid = rows.filter(
      ({ model, kept, seen }) => model.startsWith('`') && [kept, seen].some((cell) => /^$|to be filled/.test(cell)),
    );
    expect(unsaid).toEqual([]);
  });

  it('leaves only collections without a model open', () => {
    const expected = rows.filter(({ model }) => !model.startsWith('`'));
    expect(expected.filter(({ model }) => models.has(model)).map(({ collection }) => collection)).toEqual([]);
  });
});
