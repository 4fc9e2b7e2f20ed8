-- Writes the index of products anew; those that are not published leave it. Each text is folded and each vector made once.
-- Planned anew at each call: the tables grow while an import runs.
CREATE OR REPLACE FUNCTION search.index_products(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan SET jit = off AS $$
BEGIN
  DELETE FROM search.product s USING "product" p
  WHERE s.product_id = p.id AND p.id = ANY(ids) AND p.status <> 'published';

  INSERT INTO search.product (product_id, locale, kind, name, codes, words, facts, document, head)
  WITH code AS MATERIALIZED (
    SELECT own.product_id, array_agg(DISTINCT code) AS codes
    FROM (
      SELECT id AS product_id, sku FROM "product" WHERE id = ANY(ids)
      UNION SELECT product_id, sku FROM "variant" WHERE product_id = ANY(ids) AND vanished_at IS NULL
    ) own
    CROSS JOIN LATERAL (SELECT search.fold(regexp_replace(own.sku, '[^[:alnum:]]', '', 'g')) AS code OFFSET 0) folded
    WHERE code <> ''
    GROUP BY own.product_id
  ), category AS MATERIALIZED (
    SELECT own.product_id, c.locale, string_agg(c.name, ' ' ORDER BY own.category_id) AS names
    FROM "product_category" own JOIN "category_text" c USING (category_id)
    WHERE own.product_id = ANY(ids)
    GROUP BY own.product_id, c.locale
  ), attribute AS MATERIALIZED (
    SELECT own.product_id, locale, string_agg(term, ' ' ORDER BY own.position, own.attribute_id, place) AS terms
    FROM "product_attribute" own
    CROSS JOIN unnest(enum_range(NULL::"locale")) locale
    CROSS JOIN LATERAL jsonb_array_elements_text(
      CASE jsonb_typeof(own.terms -> locale::text) WHEN 'array' THEN own.terms -> locale::text ELSE '[]' END
    ) WITH ORDINALITY term (term, place)
    WHERE own.product_id = ANY(ids)
    GROUP BY own.product_id, locale
  ), text AS MATERIALIZED (
    SELECT p.id AS product_id, t.locale, p.kind, coalesce(code.codes, '{}') AS codes,
      search.config(t.locale) AS config,
      search.fold(CASE WHEN b.name IS NULL OR starts_with(t.name, b.name) THEN t.name ELSE b.name || ' ' || t.name END) AS name,
      search.fold(p.sku) AS sku,
      search.fold(t.subtitle || ' ' || coalesce(category.names, '')) AS kinds,
      search.head_of(t.subtitle) AS head,
      search.fold(coalesce(attribute.terms, '') || ' ' || coalesce((
        SELECT string_agg(c -> 'name' ->> t.locale::text, ' ')
        FROM jsonb_array_elements(CASE jsonb_typeof(p.color_data) WHEN 'array' THEN p.color_data ELSE '[]' END) c), '')) AS data,
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
    LEFT JOIN code ON code.product_id = p.id
    LEFT JOIN category ON category.product_id = p.id AND category.locale = t.locale
    LEFT JOIN attribute ON attribute.product_id = p.id AND attribute.locale = t.locale
    WHERE p.id = ANY(ids) AND p.status = 'published'
  ), weighed AS MATERIALIZED (
    SELECT *,
      setweight(to_tsvector(config, name || ' ' || sku) || array_to_tsvector(codes), 'A')
        || setweight(to_tsvector(config, kinds) || tags, 'B')
        || setweight(to_tsvector(config, data), 'C') AS facts
    FROM text
  )
  SELECT product_id, locale, kind, name, codes, concat_ws(' ', name, kinds, data), facts,
    strip(facts || to_tsvector(config, prose)), strip(to_tsvector(config, head))
  FROM weighed
  ON CONFLICT (product_id, locale) DO UPDATE SET
    kind = excluded.kind, name = excluded.name, codes = excluded.codes, words = excluded.words, facts = excluded.facts,
    document = excluded.document, head = excluded.head
  WHERE (product.kind, product.name, product.codes, product.words, product.facts, product.document, product.head)
    IS DISTINCT FROM (excluded.kind, excluded.name, excluded.codes, excluded.words, excluded.facts, excluded.document, excluded.head);
END $$;
