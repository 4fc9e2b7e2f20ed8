import { Section, Split } from '~/ui/layout.tsx';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { RichText } from '~/modules/content/ui/rich-text.tsx';

/** An editor's text. Its HTML was sanitised when it was taken over from the CMS. */
export function TextSection({ section }: { section: SectionOf<'text'> }) {
  return (
    <Section flush>
      {section.title ? (
        <Split columns="4/8">
          <h2 className="text-h2">{section.title}</h2>
          <RichText html={section.html} />
        </Split>
      ) : (
        <RichText html={section.html} />
      )}
    </Section>
  );
}
