import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Collects what React writes; without a stream's queue, as React writes hundreds of pieces at once. */
class Sink extends Writable {
  private readonly chunks: Uint8Array[] = [];

  constructor(private readonly onEnd: (body: Buffer<ArrayBuffer>) => void) {
    super();
  }

  override write(chunk: Uint8Array | string): boolean {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.onEnd(Buffer.concat(this.chunks));
    return this;
  }
}

export interface RenderedBody {
  body: Buffer<ArrayBuffer>;
  /** Whether a component has thrown, or the time was over. */
  failed: boolean;
}

/**
 * Renders a whole document once everything in it is ready.
 * @param options limit: ms it may take, then it ends as it is; onError: called with what components throw
 * @throws what the document itself throws, outside any boundary
 */
export function renderBody(
  element: ReactElement,
  { limit, onError }: { limit: number; onError: (error: unknown) => void },
): Promise<RenderedBody> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        // The timer holds the whole rendered tree.
        clearTimeout(timer);
        pipe(new Sink((body) => resolve({ body, failed })));
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
    // React begins in an immediate of its own; a render that is aborted before it has begun calls nobody back.
    const timer = setTimeout(() => setImmediate(abort), limit).unref();
  });
}
