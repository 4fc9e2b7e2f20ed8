import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLocale } from '~/i18n/locales.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { startedModules } from '~/platform/modules.server.ts';
import { mailFrame } from './mail-frame.server.ts';

/** One mail with made-up data, in a frame of `/dev/mails`. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  assertDevelopmentOrDemo();
  const { locale } = params;
  const mail = startedModules()
    .flatMap(({ mails }) => mails)
    .find(({ name }) => name === params.mail);
  const previews = isLocale(locale) && mail ? await mail.preview(locale) : [];
  return mailFrame(previews.find(({ sample }) => sample === params.sample)?.html);
}
