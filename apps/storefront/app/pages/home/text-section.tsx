import { Section, SectionHead } from '~/ui/layout.tsx';
import type { SectionOf } from './section.ts';

/** An editor's text. Its HTML was sanitised when it was taken over from the CMS. */
export function TextSection({ section }: { section: SectionOf<'text'> }) {
  return (
    <Section flush>
      {section.title && <SectionHead title={section.title} />}
      <div className="prose max-w-text" dangerouslySetInnerHTML={{ __html: section.html }} />
    </Section>
  );
}
