import { cx } from '~/ui/class-names.ts';
import { Container } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';
import { usePastDepth } from '~/ui/use-past-depth.ts';
import type { InstanceFrame } from '~/modules/instances/frame.ts';

type StickyBarProps = {
  bar: NonNullable<InstanceFrame['stickyBar']>;
  /** Spoken: whose bar it is. */
  label: string;
};

/** Below the window until the page is scrolled; without scripts it has its place at the end of the page. */
const BAR = cx(
  'fixed inset-x-0 bottom-0 z-bar border-t-4 border-[var(--brand,var(--color-ink))] bg-paper shadow-bar',
  'invisible translate-y-full transition-[translate,visibility] data-up:visible data-up:translate-y-0',
  'noscript:visible noscript:static noscript:translate-y-0',
);

/**
 * A partner's bar at the foot of the window, once the page is scrolled down (spec §3); without scripts it ends the
 * page.
 */
export function StickyBar({ bar: { text, ctaText, link }, label }: StickyBarProps) {
  const isUp = usePastDepth();
  return (
    <div className={BAR} role="region" aria-label={label} data-up={isUp ? '' : undefined}>
      <Container className="flex min-h-18 items-center justify-between gap-4">
        <p className="font-medium">{text}</p>
        {ctaText && link && (
          <Anchor href={link} className="btn btn-primary flex-none">
            {ctaText}
          </Anchor>
        )}
      </Container>
    </div>
  );
}
