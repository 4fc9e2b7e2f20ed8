import type { ContentPicture, Organization } from '~/modules/content/content.ts';
import { env } from '~/platform/env.server.ts';

/** Two colours of the look, one on the other. */
export interface LookPair {
  name: 'action' | 'button' | 'brand' | 'share' | 'stage';
  front: string;
  ground: string;
  /** As WCAG 2.2 counts it, to one digit, never rounded up. */
  ratio: number;
}

/** How an organization's shop looks, as it is published. */
export interface InstanceLook {
  logo: ContentPicture | null;
  pairs: LookPair[];
  /** What is written of it; null: not yet. */
  words: { name: 'banner' | 'bar' | 'sender' | 'contact'; text: string | null }[];
  /** Where it is changed; null if the CMS has no address. */
  editAt: string | null;
}

const PAPER = '#ffffff';
const INK_2 = '#3d4448';

/** How light a colour is, 0 to 1 (WCAG 2.2, relative luminance). @param colour six-digit hexadecimal */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function pair(name: LookPair['name'], front: string, ground: string): LookPair {
  const one = luminance(front);
  const other = luminance(ground);
  const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return { name, front, ground, ratio: Math.floor(ratio * 10) / 10 };
}

/** The look of an organization with the contrasts that its colours have where they meet. */
export function lookOf({ id, logo, theme, banner, stickyBar, senderName, contactEmail }: Organization): InstanceLook {
  const { CMS_PUBLIC_URL } = env();
  return {
    logo: logo ?? null,
    pairs: theme
      ? [
          pair('action', theme.action, PAPER),
          pair('button', theme['on-action'], theme.action),
          pair('brand', theme['on-brand'], theme.brand),
          pair('share', theme.share, PAPER),
          pair('stage', INK_2, theme.stage),
        ]
      : [],
    words: [
      { name: 'banner', text: banner?.text ?? null },
      { name: 'bar', text: stickyBar?.text ?? null },
      { name: 'sender', text: senderName ?? null },
      { name: 'contact', text: contactEmail ?? null },
    ],
    editAt: CMS_PUBLIC_URL
      ? `${CMS_PUBLIC_URL}/admin/content-manager/collection-types/api::organization.organization/${encodeURIComponent(id)}`
      : null,
  };
}
