import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Collects what React writes; without a stream's queue, as React writes hundreds of pieces at once. */
class Sink extends Writable {
  private readonly chunks: Uint8Array[] = [];

  constructor(private readonly onEnd: (html: string) => void) {
    super();
  }

  override write(chunk: Uint8Array | string): boolean {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  /** React leaves zeros at the end of a piece where a letter of several bytes no longer fits: browsers would draw them. */
  override end(): this {
    this.onEnd(Buffer.concat(this.chunks).toString().replaceAll('\0', ''));
    return this;
  }
}

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

/** What React writes where a part between `Suspense` was not ready, or has thrown. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a whole document once everything in it is ready.
 * @throws what the document itself throws, outside any boundary
 */
export async function renderBody(element: ReactElement, limits: RenderLimits): Promise<RenderedBody> {
  const html = renderAtOnce(element);
  return html === undefined ? renderOnceReady(element, limits) : { html, failed: false };
}

/**
 * Renders in one go into one string, which takes a fraction of what pieces in buffers take.
 * @returns undefined where something has to be waited for, such as code of a part that is drawn for the first time, or throws
 */
function renderAtOnce(element: ReactElement): string | undefined {
  let html: string;
  try {
    html = renderToString(element);
  } catch {
    return undefined;
  }
  if (html.includes(UNFINISHED)) return undefined;
  // The other renderer writes it by itself.
  return html.startsWith('<html') ? `<!DOCTYPE html>${html}` : html;
}

function renderOnceReady(element: ReactElement, { limit, onError }: RenderLimits): Promise<RenderedBody> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      // One piece: parts between `Suspense` stand in their place, whatever their size.
      progressiveChunkSize: Infinity,
      onAllReady() {
        // The timer holds the whole rendered tree.
        clearTimeout(timer);
        pipe(new Sink((html) => resolve({ html, failed })));
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
