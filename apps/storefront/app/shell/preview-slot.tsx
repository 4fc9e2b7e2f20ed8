import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

export const PreviewBar = createPreloadedComponent(
  'preview',
  async () => (await import('./preview-bar.tsx')).PreviewBar,
);
