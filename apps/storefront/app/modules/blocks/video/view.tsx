import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import { VideoTile } from '~/modules/content/ui/video-tile.tsx';
import { Section } from '~/ui/layout.tsx';

/** A video that loads nothing of its provider before the second click; on desktop its title is beside it. */
export function Video({ section }: { section: SectionOf<'video'> }) {
  return (
    <Section flush>
      <div className="block-video">
        <VideoTile video={section} level={2} alone />
      </div>
    </Section>
  );
}
