import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';

export function Testimonials({ section: { title, voices } }: { section: SectionOf<'testimonials'> }) {
  return (
    <Section flush>
      {title && <SectionHead title={title} />}
      <ul className="grid gap-10 desktop:grid-cols-2 desktop:gap-14">
        {voices.map(({ quote, name, about }) => (
          <li key={quote} className="border-t-2 border-ink pt-5">
            <figure>
              <blockquote className="text-h3">{`«${quote}»`}</blockquote>
              <figcaption className="mt-4 text-small">
                <b className="font-semibold">{name}</b>
                {about && <span className="block text-ink-2">{about}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
