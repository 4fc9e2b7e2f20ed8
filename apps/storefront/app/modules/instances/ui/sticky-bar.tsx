import { Container } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';
import { usePastDepth } from '~/ui/use-past-depth.ts';
import type { InstanceFrame } from '~/modules/instances/frame.ts';

type StickyBarProps = {
  bar: NonNullable<InstanceFrame['stickyBar']>;
  /** Spoken: whose bar it is. */
  label: string;
};

/**
 * A partner's bar at the foot of the window, once the page is scrolled down (spec §3); without scripts it ends the
 * page.
 */
export function StickyBar({ bar: { text, ctaText, link }, label }: StickyBarProps) {
  const isUp = usePastDepth();
  return (
    <div className="org-bar" role="region" aria-label={label} data-up={isUp ? '' : undefined}>
      <Container>
        <p>{text}</p>
        {ctaText && link && (
          <Anchor href={link} className="btn btn-primary">
            {ctaText}
          </Anchor>
        )}
      </Container>
    </div>
  );
}
