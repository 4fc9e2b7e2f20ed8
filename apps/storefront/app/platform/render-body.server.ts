import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderedBody {
  html: string;
  /** Whether a component has thrown, or the time was over. */
  failed: boolean;
}

interface RenderLimits {
  /** ms that it may take to wait for what is not ready; then it ends as it is. */
  limit: number;
  /** Called with what components throw. */
  onError: (error: unknown) => void;
}

/**
 * Renders a whole document once everything in it is ready.
 * @throws what the document itself throws, outside any boundary
 */
export function renderBody(element: ReactElement, { limit, onError }: RenderLimits): Promise<RenderedBody> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      // One piece: parts between `Suspense` are in their place, whatever their size.
      progressiveChunkSize: Infinity,
      onAllReady() {
        // The timer holds the whole rendered tree.
        clearTimeout(timer);
        // React 18 leaves zeros at the end of a piece where a letter of several bytes no longer fits: browsers would
        // draw them.
        text(pipe(new PassThrough())).then((html) => resolve({ html: html.replaceAll('\0', ''), failed }), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error as Error);
      },
      onError(error) {
        failed = true;
        onError(error);
      },
    });
    // React begins in an immediate of its own; a render that is aborted before it has begun calls no one back.
    const timer = setTimeout(() => setImmediate(abort), limit).unref();
  });
}
