import { getFormProps, useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { uploadAccept } from '~/modules/after-order/id-document.ts';
import { askingEntry, type TicketView } from '~/modules/tickets/ticket-view.ts';
import { MOST_TEXT } from '~/modules/tickets/tickets.ts';
import { Button } from '~/ui/button.tsx';
import { ErrorList } from '~/ui/error-list.tsx';
import { TextareaField } from '~/ui/field.tsx';
import { textareaField } from '~/ui/form-fields.ts';
import { errorId } from '~/ui/field-aria.ts';
import { Icon } from '~/ui/icon.tsx';
import type { ThreadRefusal } from './ticket-acts.server.ts';
import type { TicketDone } from './ticket.server.ts';
import { RuledSection } from '~/ui/layout.tsx';

const constraint = { text: { required: true, maxLength: MOST_TEXT } };

interface ReplyFormProps {
  ticket: TicketView;
  replyKey: string;
  refusal: ThreadRefusal | undefined;
  done: TicketDone | null;
}

/** The next answer; of a ticket that the team has solved the question whether it is. */
export function ReplyForm({ ticket, replyKey, refusal, done }: ReplyFormProps) {
  const { t } = useTranslation(['ticket', 'tickets']);
  const { search } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<Record<'text' | 'photo', string>>({
    id: 'antwort',
    lastResult: refusal?.kind === 'call' ? undefined : refusal?.reply,
    constraint,
  });
  const isSending = useNavigation().formData?.get('intent') === 'reply';
  useEffect(() => {
    if (done === 'replied') element.current?.reset();
  }, [done, ticket.entries.length]);
  const isOffered = (askingEntry(ticket)?.suggestions.length ?? 0) > 0;
  const photo = fields.photo.errors?.map((code) => textOfKey(t, `tickets:photo-error.${code}`));
  return (
    <>
      {ticket.state === 'solved' && <Solved ticket={ticket} />}
      <Form
        method="post"
        action={search}
        encType="multipart/form-data"
        {...getFormProps(form)}
        className="ticket-reply grid gap-3"
        ref={element}
      >
        <input type="hidden" name="key" value={replyKey} />
        <TextareaField
          {...textareaField(fields.text, () => t('error.text'))}
          label={t('reply.label')}
          placeholder={isOffered ? t('reply.placeholder') : undefined}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>
            <label htmlFor="photo" className="go">
              <Icon name="camera" small />
              {t('reply.photo')}
            </label>
            <input
              id="photo"
              name="photo"
              type="file"
              accept={uploadAccept}
              className="file-input"
              aria-describedby={errorId('photo')}
              onChange={showName}
            />
            <span className="ml-2 text-small text-ink-3">{t('reply.photo-text')}</span>
            <ErrorList id={errorId('photo')} errors={photo} />
          </span>
          <Button type="submit" name="intent" value="reply" loading={isSending && t('reply.sending')}>
            {t('reply.send')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** Says which file was chosen: its field is not seen. */
function showName({ currentTarget }: React.ChangeEvent<HTMLInputElement>): void {
  const words = currentTarget.nextElementSibling;
  const name = currentTarget.files?.[0]?.name;
  if (words && name) words.textContent = name;
}

function Solved({ ticket: { entries } }: Pick<ReplyFormProps, 'ticket'>) {
  const { t } = useTranslation('ticket');
  const { search } = useLocation();
  const by =
    entries.findLast(({ event }) => event === 'solved' || event === 'closed')?.event === 'closed' ? 'own' : 'team';
  return (
    <RuledSection className="mb-6">
      <h2 className="text-h4">{t(`solved.${by}.title`)}</h2>
      <p className="text-small text-ink-2">{t('solved.text')}</p>
      <Form method="post" action={search} className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" name="intent" value="reopen">
          {t(`solved.${by}.reopen`)}
        </Button>
      </Form>
    </RuledSection>
  );
}
