-- Words of the catalogue are counted by `ts_stat`, in a third of the time: an import ends with it. What the view holds is what it held.
DROP MATERIALIZED VIEW search.word;
CREATE MATERIALIZED VIEW search.word AS
  SELECT locale, word,
    coalesce((ts_lexize(CASE locale WHEN 'de' THEN 'german_stem'::regdictionary ELSE 'french_stem' END, word))[1], word) AS stem,
    -- The same for words whose letters only changed places.
    (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') letter) AS letters,
    ndoc AS products
  FROM unnest(enum_range(NULL::"locale")) locale
  CROSS JOIN LATERAL ts_stat(format(
    'SELECT array_to_tsvector(array_remove(string_to_array(words, '' ''), '''')) FROM search.product WHERE locale = %L', locale)) counted
  WHERE length(word) > 2 AND word !~ '[0-9]';
CREATE UNIQUE INDEX word_locale_word ON search.word (locale, word);
-- Similar words, and words that end like another.
CREATE INDEX word_similar ON search.word USING gin (word gin_trgm_ops);
CREATE INDEX word_ending ON search.word (locale, reverse(stem) text_pattern_ops);
CREATE INDEX word_letters ON search.word (locale, letters);
