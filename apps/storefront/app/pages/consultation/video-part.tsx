import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { VideoTile } from '~/modules/content/ui/video-tile.tsx';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { textareaField, textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import type { ConsultationView } from './consultation.server.ts';

interface VideoPartProps extends Pick<ConsultationView, 'videos' | 'isAsked' | 'chat'> {
  constraint: Record<string, object>;
  lastResult: SubmissionResult | undefined;
}

export function VideoPart({ videos, isAsked, chat, constraint, lastResult }: VideoPartProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<Record<'email' | 'firstname' | 'questions', string>>({
    id: 'ask',
    lastResult,
    constraint,
  });
  return (
    <section id="video" className="mt-16" aria-labelledby="video-titel">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-h2" id="video-titel">
          {t('video.title')}
        </h2>
        <GoLink href={href('faq', {}, locale)}>{t('video.all')}</GoLink>
      </div>
      {videos.length > 0 && (
        <ul className="mt-6 grid gap-x-6 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-3">
          {videos.map((video, place) => (
            <li key={video.id}>
              <VideoTile video={video} place={place} />
            </li>
          ))}
        </ul>
      )}
      <div className="paper-inputs mt-8 grid gap-5 bg-mist px-5 py-6 tablet:p-8">
        <div>
          <h3 className="text-h3">{t(isAsked ? 'ask.sentTitle' : 'ask.title')}</h3>
          <p className="mt-1 text-ink-2">{t(isAsked ? 'ask.sentText' : 'ask.text')}</p>
          {chat && !isAsked && (
            <p className="mt-2">
              <TextLink href={chat} reload rel="noopener">
                {t('ask.camera')}
              </TextLink>
            </p>
          )}
        </div>
        {!isAsked && (
          <details open={lastResult !== undefined}>
            <summary className="btn btn-secondary">{t('ask.open')}</summary>
            <Form
              method="post"
              action={`${href('consultation', {}, locale)}#video`}
              {...getFormProps(form)}
              className="mt-5 grid gap-5"
            >
              <input type="hidden" name="intent" value="ask" />
              {lastResult && (
                <Note kind="error" alert>
                  {t('error.title')}
                </Note>
              )}
              <TextareaField
                {...textareaField(fields.questions, () => t('ask.error.questions'))}
                label={t('ask.field.questions')}
              />
              <div className="grid gap-5 tablet:grid-cols-2">
                <TextField
                  {...textField(fields.firstname, () => t('ask.error.firstname'))}
                  label={t('field.firstname')}
                  autoComplete="given-name"
                />
                <TextField
                  {...textField(fields.email, () => t('ask.error.email'), 'email')}
                  label={t('ask.field.email')}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </div>
              <div>
                <Button type="submit" variant="secondary" loading={isSending && t('sending')}>
                  {t('ask.submit')}
                </Button>
              </div>
            </Form>
          </details>
        )}
      </div>
    </section>
  );
}
