import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale.ts';
import { VideoTile } from '~/modules/content/ui/video-tile.tsx';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import type { ConsultationAnswer } from './consultation-acts.server.ts';
import type { ConsultationView } from './consultation.server.ts';

interface VideoPartProps extends Pick<ConsultationView, 'videos' | 'isAsked' | 'chat'> {
  answer: ConsultationAnswer['asked'];
}

/** Questions that videos answer, and a form for one of one's own. */
export function VideoPart({ videos, isAsked, chat, answer }: VideoPartProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const errorsOf = (field: 'email' | 'firstname' | 'questions') => {
    const code = answer?.errors[field];
    return code ? [t(`ask.error.${field}`)] : undefined;
  };
  return (
    <section id="video" className="mt-16" aria-labelledby="video-titel">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-h2" id="video-titel">
          {t('video.title')}
        </h2>
        <GoLink href={href('faq', {}, locale)}>{t('video.all')}</GoLink>
      </div>
      {videos.length > 0 && (
        <ul className="consult-videos">
          {videos.map((video, place) => (
            <li key={video.id}>
              <VideoTile video={video} place={place} />
            </li>
          ))}
        </ul>
      )}
      <div className="consult-ask">
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
          <details open={answer !== undefined}>
            <summary className="btn btn-secondary">{t('ask.open')}</summary>
            <Form
              method="post"
              action={`${href('consultation', {}, locale)}#video`}
              className="mt-5 grid gap-5"
              noValidate
            >
              <input type="hidden" name="intent" value="ask" />
              {answer && (
                <Note kind="error" alert>
                  {t('error.title')}
                </Note>
              )}
              <TextareaField
                id="ask-questions"
                name="questions"
                label={t('ask.field.questions')}
                defaultValue={answer?.typed.questions}
                errors={errorsOf('questions')}
                maxLength={2000}
                required
              />
              <div className="call-two">
                <TextField
                  id="ask-firstname"
                  name="firstname"
                  label={t('field.firstname')}
                  defaultValue={answer?.typed.firstname}
                  errors={errorsOf('firstname')}
                  autoComplete="given-name"
                  maxLength={60}
                  required
                />
                <TextField
                  id="ask-email"
                  name="email"
                  type="email"
                  label={t('ask.field.email')}
                  defaultValue={answer?.typed.email}
                  errors={errorsOf('email')}
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={120}
                  required
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
