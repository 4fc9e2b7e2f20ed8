import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { Picture } from '~/ui/picture.tsx';

/** Photographs side by side, the first one large. */
export function Gallery({ section: { title, pictures } }: { section: SectionOf<'gallery'> }) {
  return (
    <Section flush>
      {title && <SectionHead title={title} />}
      <ul className="block-gallery">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <Picture
              picture={{
                ...picture,
                sizes: index === 0 ? '(min-width: 992px) 50vw, 100vw' : '(min-width: 992px) 25vw, 50vw',
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
