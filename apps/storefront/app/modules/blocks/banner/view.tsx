import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { Section } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';

export function Banner({ section: { title, text, link, picture } }: { section: SectionOf<'banner'> }) {
  return (
    <Section flush>
      <div className="grid bg-mist desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:items-center">
        <div className="px-5 py-7 desktop:px-14 desktop:py-12">
          <h2 className="text-h2">{title}</h2>
          {text && <p className="mt-3 text-ink-2">{text}</p>}
          {link && (
            <p className="mt-4">
              <GoLink href={link.href}>{link.label}</GoLink>
            </p>
          )}
        </div>
        {picture && (
          <Picture
            picture={{ ...picture, sizes: '(min-width: 62em) 60vw, 100vw' }}
            className="h-full max-h-[380px] w-full object-cover"
          />
        )}
      </div>
    </Section>
  );
}
