import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { type TextName, useTexts, useValueWords } from '../texts';

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: unknown;
}

/** The columns of a list of entries, and how it is laid out. */
interface Listing {
  displayedHeaders: Column[];
  layout: unknown;
}

function Words({ value }: { value: unknown }) {
  return <Typography textColor="neutral800">{useValueWords()(value)}</Typography>;
}

/** An entry of a list that stands in several languages. */
interface Localized {
  documentId?: string;
  locale?: string;
  localizations?: { locale: string }[];
}

/** The column of the languages, as Strapi names it. */
const LANGUAGES = 'locales';

/** The languages of an entry by their names, each leads there; Strapi's own cell calls one of them "default" in every language. */
function Languages({ documentId, locale, localizations = [] }: Localized) {
  const t = useTexts();
  const codes = [locale, ...localizations.map((each) => each.locale)].filter((code) => code === 'de' || code === 'fr');
  return (
    <Flex gap={3}>
      {codes.toSorted().map((code) => (
        <Link
          key={code}
          to={`${documentId}?plugins[i18n][locale]=${code}`}
          onClick={(event) => event.stopPropagation()}
          style={{ textDecoration: 'none' }}
        >
          <Typography textColor="neutral800">{t(`language.${code}` satisfies TextName)}</Typography>
        </Link>
      ))}
    </Flex>
  );
}

/** Lists show what was chosen in words, as forms do, and an entry's languages by their names. */
export function valuesInWords({ displayedHeaders, layout }: Listing): Listing {
  const inWords = (column: Column): Column => {
    if (column.name === LANGUAGES) return { ...column, cellFormatter: (row: Localized) => <Languages {...row} /> };
    return column.attribute?.type === 'enumeration' && !column.cellFormatter
      ? { ...column, cellFormatter: (row: Record<string, unknown>) => <Words value={row[column.name]} /> }
      : column;
  };
  return { displayedHeaders: displayedHeaders.map(inWords), layout };
}
