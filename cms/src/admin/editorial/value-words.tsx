import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { type TextName, useTexts, useValueWords } from '../texts';

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: unknown;
}

interface Listing {
  displayedHeaders: Column[];
  layout: unknown;
}

function Words({ value }: { value: unknown }) {
  return <Typography textColor="neutral800">{useValueWords()(value)}</Typography>;
}

/** An entry of a list with its languages. */
interface Localized {
  documentId?: string;
  locale?: string;
  localizations?: { locale: string }[];
}

/** Strapi's name of the languages column. */
const LANGUAGES = 'locales';

/** Links to the languages of an entry; Strapi's own cell calls one of them "default" in every language. */
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

/** Shows labels of enumerations and names of languages in lists. */
export function valuesInWords({ displayedHeaders, layout }: Listing): Listing {
  const inWords = (column: Column): Column => {
    if (column.name === LANGUAGES) return { ...column, cellFormatter: (row: Localized) => <Languages {...row} /> };
    return column.attribute?.type === 'enumeration' && !column.cellFormatter
      ? { ...column, cellFormatter: (row: Record<string, unknown>) => <Words value={row[column.name]} /> }
      : column;
  };
  return { displayedHeaders: displayedHeaders.map(inWords), layout };
}
