import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

/** Fetched in an editor's preview only. */
export const PreviewBar = createPreloadedComponent(
  'preview',
  async () => (await import('./preview-bar.tsx')).PreviewBar,
);
