-- The search index is filled by one function, which the importer calls in its own transaction.
DROP TABLE search.product;
CREATE TABLE search.product (
  product_id integer NOT NULL REFERENCES "product" ("id") ON DELETE CASCADE,
  locale "locale" NOT NULL,
  kind "product_kind" NOT NULL,
  -- Brand and model, folded.
  name text NOT NULL,
  -- SKUs of the product and its variants, folded and without spaces.
  codes text[] NOT NULL,
  -- The words of name, categories and technical data, folded: what queries with typing errors are corrected to.
  words text NOT NULL,
  -- A: brand, model, SKU. B: subtitle, categories and tags such as `category:e_city`. C: technical data.
  facts tsvector NOT NULL,
  -- All of it and the description, without positions and weights: only for finding.
  document tsvector NOT NULL,
  PRIMARY KEY (product_id, locale)
);
-- Ranking reads `facts` of many rows: the long column is kept out of their way.
ALTER TABLE search.product ALTER COLUMN document SET STORAGE EXTERNAL;
-- A search is in one language and over one kind. Entries are gathered before they are put in place, which makes imports
-- many times faster; the list stays short, since every search reads it too, and an import ends by emptying it.
CREATE INDEX product_facts_de_bike ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'bike';
CREATE INDEX product_facts_fr_bike ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'bike';
CREATE INDEX product_facts_de_accessory ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'accessory';
CREATE INDEX product_facts_fr_accessory ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'accessory';
CREATE INDEX product_document_de_bike ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'bike';
CREATE INDEX product_document_fr_bike ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'bike';
CREATE INDEX product_document_de_accessory ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'accessory';
CREATE INDEX product_document_fr_accessory ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'accessory';

-- A text as its words: lower case, without accents, `E-Bike` as `ebike e bike`. modules/search/fold.ts does the same to queries.
CREATE FUNCTION search.fold(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  trim(regexp_replace(regexp_replace(
    lower(public.unaccent('public.unaccent', coalesce(value, ''))),
    '\m([a-z][a-z0-9]*)[-‐‑–]([a-z0-9]+)\M', '\1\2 \1 \2', 'g'),
    '[^a-z0-9]+', ' ', 'g'));

-- The text configuration of a language.
CREATE FUNCTION search.config(language "locale") RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE language WHEN 'de' THEN 'search.de'::regconfig ELSE 'search.fr'::regconfig END;

-- Writes the index of products anew; those that are not published leave it.
-- Planned anew at each call: the tables grow while an import runs.
CREATE FUNCTION search.index_products(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  DELETE FROM search.product s USING "product" p
  WHERE s.product_id = p.id AND p.id = ANY(ids) AND p.status <> 'published';

  INSERT INTO search.product (product_id, locale, kind, name, codes, words, facts, document)
  SELECT i.product_id, i.locale, i.kind, i.name, i.codes, concat_ws(' ', i.name, i.kinds, i.data), i.facts,
    strip(i.facts || to_tsvector(search.config(i.locale), i.prose))
  FROM (
    SELECT f.*,
      setweight(to_tsvector(search.config(f.locale), f.name || ' ' || f.sku) || array_to_tsvector(f.codes), 'A')
        || setweight(to_tsvector(search.config(f.locale), f.kinds) || f.tags, 'B')
        || setweight(to_tsvector(search.config(f.locale), f.data), 'C') AS facts
    FROM (
      SELECT p.id AS product_id, t.locale, p.kind,
        search.fold(CASE WHEN b.name IS NULL OR starts_with(t.name, b.name) THEN t.name ELSE b.name || ' ' || t.name END) AS name,
        code.codes, search.fold(p.sku) AS sku,
        search.fold(t.subtitle || ' ' || coalesce(category.names, '')) AS kinds,
        search.fold(coalesce(attribute.terms, '') || ' ' || coalesce(colour.names, '')) AS data,
        search.fold(left(regexp_replace(t.short_description || ' ' || t.description, '<[^>]*>|&[a-z]+;', ' ', 'g'), 8000)) AS prose,
        coalesce((
          SELECT string_agg(quote_literal(tag) || ':1', ' ')
          FROM unnest(
            ARRAY(SELECT 'category:' || slug FROM unnest(p.category_slugs) slug)
            || ARRAY(SELECT 'frame:' || type FROM unnest(p.frame_types) type)
            || CASE WHEN p.speed_kmh IS NOT NULL THEN ARRAY['speed:' || p.speed_kmh] ELSE '{}' END
            || CASE WHEN p.is_occasion THEN ARRAY['category:occasion'] ELSE '{}' END
          ) tag), '')::tsvector AS tags
      FROM "product" p
      JOIN "product_text" t ON t.product_id = p.id
      LEFT JOIN "brand" b ON b.id = p.brand_id
      CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(DISTINCT code), '{}') AS codes
        FROM (SELECT p.sku UNION SELECT v.sku FROM "variant" v WHERE v.product_id = p.id AND v.vanished_at IS NULL) own
        CROSS JOIN LATERAL (SELECT search.fold(regexp_replace(own.sku, '[^[:alnum:]]', '', 'g')) AS code) folded
        WHERE code <> ''
      ) code
      CROSS JOIN LATERAL (
        SELECT string_agg(c.name, ' ') AS names
        FROM "product_category" pc JOIN "category_text" c ON c.category_id = pc.category_id AND c.locale = t.locale
        WHERE pc.product_id = p.id
      ) category
      CROSS JOIN LATERAL (
        SELECT string_agg(term, ' ') AS terms
        FROM "product_attribute" pa
        CROSS JOIN LATERAL jsonb_array_elements_text(CASE jsonb_typeof(pa.terms -> t.locale::text) WHEN 'array' THEN pa.terms -> t.locale::text ELSE '[]' END) term
        WHERE pa.product_id = p.id
      ) attribute
      CROSS JOIN LATERAL (
        SELECT string_agg(c -> 'name' ->> t.locale::text, ' ') AS names
        FROM jsonb_array_elements(CASE jsonb_typeof(p.color_data) WHEN 'array' THEN p.color_data ELSE '[]' END) c
      ) colour
      WHERE p.id = ANY(ids) AND p.status = 'published'
    ) f
  ) i
  ON CONFLICT (product_id, locale) DO UPDATE SET
    kind = excluded.kind, name = excluded.name, codes = excluded.codes, words = excluded.words, facts = excluded.facts,
    document = excluded.document;
END $$;

-- Every word that products are found by, with its stem and in how many products it is. Refreshed after each import.
CREATE MATERIALIZED VIEW search.word AS
  SELECT locale, word,
    coalesce((ts_lexize(CASE locale WHEN 'de' THEN 'german_stem'::regdictionary ELSE 'french_stem' END, word))[1], word) AS stem,
    -- The same for words whose letters only changed places.
    (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') letter) AS letters,
    products
  FROM (
    SELECT locale, word, count(*)::int AS products
    FROM search.product CROSS JOIN LATERAL (SELECT DISTINCT word FROM string_to_table(words, ' ') word) own
    WHERE length(word) > 2 AND word !~ '[0-9]'
    GROUP BY locale, word
  ) counted;
CREATE UNIQUE INDEX word_locale_word ON search.word (locale, word);
-- Similar words, and words that end like another.
CREATE INDEX word_similar ON search.word USING gin (word gin_trgm_ops);
CREATE INDEX word_ending ON search.word (locale, reverse(stem) text_pattern_ops);
CREATE INDEX word_letters ON search.word (locale, letters);

SELECT search.index_products(coalesce(array_agg(id), '{}')) FROM "product";
REFRESH MATERIALIZED VIEW search.word;

-- What was searched for, and addresses that are no pages.
CREATE TABLE "top_search" (
    "day" DATE NOT NULL,
    "locale" "locale" NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "hits" INTEGER NOT NULL,

    CONSTRAINT "top_search_pkey" PRIMARY KEY ("day","locale","text")
);
CREATE TABLE "missing_page" (
    "path" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 1,
    "referrer" TEXT,

    CONSTRAINT "missing_page_pkey" PRIMARY KEY ("path","hour")
);
CREATE INDEX "missing_page_hour_idx" ON "missing_page"("hour");
