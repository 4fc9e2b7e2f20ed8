-- Words that begin like one that is typed: the other index knows them in the order of a language, which beginnings cannot be looked up in.
CREATE INDEX word_beginning ON search.word (locale, word text_pattern_ops);
