import { useLocale } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';

/** A sentence about terms and privacy with links to read them; `text` marks the words by `<terms>` and `<privacy>`. */
export function TermsText({ text }: { text: string }) {
  const locale = useLocale();
  const linkTo = (page: 'terms' | 'privacy') => (words: string) => (
    <TextLink href={href(page, {}, locale)} target="_blank" reload>
      {words}
    </TextLink>
  );
  return <MarkedText text={text} marks={{ terms: linkTo('terms'), privacy: linkTo('privacy') }} />;
}
