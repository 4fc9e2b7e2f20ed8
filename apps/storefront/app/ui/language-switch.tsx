export type Language = {
  /** "de" or "fr". */
  code: string;
  /** In its own language: "Français". */
  label: string;
  /** This same page in that language. */
  href: string;
  current: boolean;
};

/** The languages of the shop. The other one is a document navigation, so that the whole page arrives in it. */
export function LanguageSwitch({ languages, label }: { languages: readonly Language[]; label: string }) {
  return (
    <ul className="languages" aria-label={label}>
      {languages.map((language) => (
        <li key={language.code}>
          {language.current ? (
            <span aria-current="true">{language.label}</span>
          ) : (
            <a href={language.href} hrefLang={`${language.code}-CH`} lang={language.code}>
              {language.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
