import { drawnPart } from '~/ui/preloaded-component.tsx';

/** Fetched in an editor's preview only. */
export const PreviewBar = drawnPart('preview', async () => (await import('./preview-bar.tsx')).PreviewBar);
