import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { VideoTile } from '~/modules/content/ui/video-tile.tsx';
import { Section } from '~/ui/layout.tsx';

/** A video that loads nothing of its provider before the second click. */
export function Video({ section }: { section: SectionOf<'video'> }) {
  return (
    <Section flush>
      <div className="block-video">
        <VideoTile video={section} level={2} />
      </div>
    </Section>
  );
}
