import { type MouseEvent, Suspense, useState } from 'react';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { cx } from '~/ui/class-names.ts';
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
      <ul className="grid grid-cols-2 gap-2 desktop:grid-cols-4">
        {pictures.map((picture, index) => (
          <li key={picture.src} className={cx('bg-mist', index === 0 && 'col-span-2 desktop:row-span-2')}>
            <a
              href={largestOf(picture)}
              aria-haspopup="dialog"
              className="block h-full cursor-zoom-in focus-visible:-outline-offset-4"
              onClick={open(index)}
            >
              <Picture
                className="h-full w-full object-cover"
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
