import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { HttpShopper, hiddenFields, redirectOf, typedContact } from '../../support/http-shopper.ts';

/** Where traces of a person can be. */
export interface Places {
  shopUrl: string;
  databaseUrl: string;
  cmsDatabaseUrl: string;
  /** Folder of the storage. */
  folder: string;
  /** Everything that shop and CMS printed. */
  output(): string;
}

/** A visitor who writes everywhere by HTTP, and then leaves. */
export class Leaver {
  readonly name = `Zora${randomUUID().slice(0, 8)}`;
  readonly email = `zora.${randomUUID()}@example.ch`;
  readonly #places: Places;
  readonly #shopper: HttpShopper;

  constructor(places: Places) {
    this.#places = places;
    this.#shopper = new HttpShopper(places.shopUrl);
  }

  async #rows<Row extends object>(sql: string, values: unknown[] = [], url = this.#places.databaseUrl): Promise<Row[]> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Every table of both databases, every printed line, and every file of the storage that contains a text. */
  async placesWith(text: string): Promise<string[]> {
    const { databaseUrl, cmsDatabaseUrl, folder, output } = this.#places;
    const found: string[] = [];
    for (const [whose, url] of Object.entries({ shop: databaseUrl, cms: cmsDatabaseUrl })) {
      const tables = await this.#rows<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema')`,
        [],
        url,
      );
      const requested = tables.map(
        ({ name }) =>
          `select '${name.replaceAll("'", "''")}' as name where exists (
             select from ${name} t where position(lower($1) in lower(t::text)) > 0)`,
      );
      const hits = await this.#rows<{ name: string }>(requested.join(' union all '), [text], url);
      found.push(...hits.map(({ name }) => `${whose}: ${name}`));
    }
    const lines = output().split('\n');
    found.push(
      ...lines.filter((line) => line.toLowerCase().includes(text.toLowerCase())).map((line) => `log: ${line}`),
    );
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      if (file.includes(text) || (await readFile(file)).includes(text)) found.push(`file: ${file}`);
    }
    return found;
  }

  /** The link of the newest mail whose text contains a part. @returns path and query */
  async #mailedLink(part: string): Promise<string> {
    const read = () =>
      this.#rows<{ text: string }>(
        'select text from local_mail where recipient = $1 and position($2 in text) > 0 order by id desc limit 1',
        [this.email, part],
      );
    await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(1);
    const links = (await read())[0]?.text.match(/https?:\/\/\S+/g) ?? [];
    const { pathname, search } = new URL(links.find((link) => link.includes(part)) ?? '');
    return pathname + search;
  }

  /** Waits until the worker has run all that is due. */
  async #settled(): Promise<void> {
    const due = async () =>
      (
        await this.#rows<{ count: number }>(
          'select count(*)::int as count from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts',
        )
      )[0]?.count;
    await expect.poll(due, { timeout: 30_000 }).toBe(0);
  }

  /** Cart, checkout, account, question, newsletter, an editors' form, a quiz mail, a search and an unknown page. */
  async writeEverywhere(): Promise<void> {
    const { email, name } = this;
    const shopper = this.#shopper;
    const [{ id: variantId, slug } = { id: 0, slug: '' }] = await this.#rows<{ id: number; slug: string }>(
      `select v.id, t.slug from variant v join product_text t on t.product_id = v.product_id and t.locale = 'de'
       where t.slug like '%limmat-5%' limit 1`,
    );
    const sent = async (address: string, form: Record<string, string>) =>
      expect([address, (await shopper.send(address, form)).status]).toEqual([address, 303]);
    await sent('/cart', { intent: 'add', variantId: String(variantId) });
    await sent('/checkout/angaben/', { ...typedContact(email), lastname: name });
    await sent('/anmelden', { intent: 'link', email, optIn: 'on' });
    await sent(await this.#mailedLink('/anmelden/link'), { intent: 'confirm' });
    const questionText = `Antwort an ${email}, bitte.`;
    await sent(`/produkt/${slug}/fragen`, { firstName: 'Zora', lastName: name, questionText });
    await sent('/newsletter', { email, firstName: 'Zora', lastName: name, consent: 'on' });
    await sent('/suggestion-quiz?groesse=172&ergebnis=1', { email });
    const page = await (await shopper.send('/formular/firmenanlass')).text();
    const fields = [...page.matchAll(/<(?:input|textarea|select)[^>]*name="([^"]+)"[^>]*>/g)].map(([tag, field]) => {
      const kind = /type="(\w+)"/.exec(tag)?.[1];
      return [field ?? '', kind === 'email' ? email : kind === 'checkbox' ? 'ja' : name] as const;
    });
    await shopper.send('/formular/firmenanlass', { ...Object.fromEntries(fields), ...hiddenFields(page) });
    // Searches and unknown addresses are recorded too.
    await shopper.send(`/suchen?suchen=${encodeURIComponent(email)}`);
    await shopper.send(`/gibt-es-nicht/${encodeURIComponent(email)}`);
    await this.#settled();
  }

  /** Requests the erasure, and lets the day pass. */
  async leave(): Promise<void> {
    await redirectOf(await this.#shopper.send('/konto/loeschen', { email: this.email }));
    await this.#mailedLink('loeschen');
    await this.#rows(`update erasure set due_at = now() - interval '1 second'`);
    await this.#rows('update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts = 0');
    const left = async () => (await this.#rows('select from "user" where email = $1', [this.email])).length;
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    await this.#settled();
  }
}
