import { useNavigate } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { cx } from '~/ui/class-names.ts';
import { Anchor } from '~/ui/link.tsx';
import { PoliteText } from '~/ui/polite-text.tsx';
import { type SuggestionLine, suggestionGroups } from './suggestion-groups.ts';
import { useCombobox, useFieldText } from './use-combobox.ts';
import { useTypedSuggestions } from './use-typed-suggestions.ts';
import './suggestions.css';

export interface SuggestionListProps {
  /** The field that the list belongs to; the list is in the same form. */
  input: HTMLInputElement;
  id: string;
}

export function SuggestionList({ input, id }: SuggestionListProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const navigate = useNavigate();
  const suggestions = useTypedSuggestions(useFieldText(input));
  const groups = suggestions ? suggestionGroups(suggestions, { results: href('search', {}, locale), t }) : [];
  const lines = groups.flatMap((group) => group.lines);
  const { open, active } = useCombobox({ input, id, lines, onChoose: (line) => navigate(line.href) });
  return (
    <>
      <PoliteText text={open ? t('count', { count: lines.length - 1 }) : ''} />
      {open && (
        <div id={id} role="listbox" aria-label={t('suggestions')} className="suggestions">
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p aria-hidden="true">{group.title}</p>
              {group.lines.map((line) => {
                const place = lines.indexOf(line);
                return <Line key={line.href} line={line} id={`${id}-${place}`} active={place === active} />;
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

type LineProps = { line: SuggestionLine; id: string; active: boolean };

/**
 * A line of the list: a link, so that it opens in a new tab as links do. The focus stays in the field, which answers
 * to the keys.
 */
function Line({ line, id, active }: LineProps) {
  return (
    <Anchor
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={line.href}
      className={cx('suggestion', active && 'suggestion-active')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {line.picture && <img src={line.picture} alt="" width={72} height={45} />}
      <span>{line.name}</span>
      {line.price && <small className="num">{line.price}</small>}
    </Anchor>
  );
}
