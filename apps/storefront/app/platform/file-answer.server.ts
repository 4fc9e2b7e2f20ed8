export interface MadeFile {
  name: string;
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Answers with a file to keep, which no cache may hold. */
export function fileAnswer({ name, type, body }: MadeFile): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
