import { type MouseEvent, Suspense, useState } from 'react';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { Picture } from '~/ui/picture.tsx';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const LargePictures = createOptionalComponent(() => import('./large-pictures.tsx'));

/** The address of a picture's largest copy: where its link leads without scripts. */
const largestOf = ({ src, srcSet }: { src: string; srcSet?: string }): string =>
  srcSet?.split(', ').at(-1)?.split(' ')[0] || src;

/** Photographs side by side, the first one large; a press shows one over the page, as large as it goes. */
export function Gallery({ section: { title, pictures } }: { section: SectionOf<'gallery'> }) {
  const [shown, setShown] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
    setOpen(true);
  };
  return (
    <Section flush>
      {title && <SectionHead title={title} />}
      <ul className="block-gallery">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a href={largestOf(picture)} aria-haspopup="dialog" onClick={open(index)}>
              <Picture
                picture={{
                  ...picture,
                  sizes: index === 0 ? '(min-width: 62em) 50vw, 100vw' : '(min-width: 62em) 25vw, 50vw',
                }}
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <LargePictures
            pictures={pictures}
            title={title}
            shown={shown}
            onShow={setShown}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
