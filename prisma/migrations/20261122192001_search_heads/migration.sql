-- What a product calls itself, before what it says of that: `Kindersitz` of `Kindersitz für Gepäckträger bis 22 kg`.
ALTER TABLE search.product ADD COLUMN head tsvector NOT NULL DEFAULT '';

CREATE FUNCTION search.head_of(subtitle text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  search.fold((regexp_split_to_array(subtitle, '[,(]|\s(mit|für|bis|aus|zum|ohne|um|von|pour|avec|jusqu|de|à|en|sans|dès|autour)\M'))[1]);

-- Writes the index of products anew; those that are not published leave it.
-- Planned anew at each call: the tables grow while an import runs.
CREATE OR REPLACE FUNCTION search.index_products(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  DELETE FROM search.product s USING "product" p
  WHERE s.product_id = p.id AND p.id = ANY(ids) AND p.status <> 'published';

  INSERT INTO search.product (product_id, locale, kind, name, codes, words, facts, document, head)
  SELECT i.product_id, i.locale, i.kind, i.name, i.codes, concat_ws(' ', i.name, i.kinds, i.data), i.facts,
    strip(i.facts || to_tsvector(search.config(i.locale), i.prose)), strip(to_tsvector(search.config(i.locale), i.head))
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
        search.head_of(t.subtitle) AS head,
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
    document = excluded.document, head = excluded.head;
END $$;

UPDATE search.product s SET head = strip(to_tsvector(search.config(s.locale), search.head_of(t.subtitle)))
FROM "product_text" t WHERE t.product_id = s.product_id AND t.locale = s.locale;
