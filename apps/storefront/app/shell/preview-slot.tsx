import { drawnPart } from '~/ui/drawn-part.tsx';

/** Fetched in an editor's preview only. */
export const PreviewBar = drawnPart('preview', async () => (await import('./preview-bar.tsx')).PreviewBar);
