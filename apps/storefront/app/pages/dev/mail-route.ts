import type { LoaderFunctionArgs } from '@remix-run/node';
import { findMailHtml } from '~/modules/local-messages/local-messages.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { mailFrame } from './mail-frame.server.ts';

/** One e-mail that was stored instead of sent, in a frame of `/dev/mailbox`. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  assertDevelopmentOrDemo();
  const id = Number(params.id);
  return mailFrame(Number.isSafeInteger(id) ? await findMailHtml(id) : undefined);
}
