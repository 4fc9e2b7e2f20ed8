import { Hero } from '~/modules/blocks/hero/view.tsx';
import { Steps } from '~/modules/blocks/steps/view.tsx';

/** What home pages begin with: their route brings its code along, other pages fetch it where an editor has put it. */
export const openingViews = { hero: Hero, steps: Steps };
