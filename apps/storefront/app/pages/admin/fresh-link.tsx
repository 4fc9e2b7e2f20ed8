import { Icon } from '~/ui/icon.tsx';
import { InputField, Submit } from './fields.tsx';

interface FreshLinkProps {
  /** What needs the link, with its verb: "Geld geht". */
  what: string;
  /** Whom the link goes to. */
  email: string;
  isLinkSent: boolean;
}

/** Orders the fresh link that some acts need, and takes its code (`fresh-link.server.ts` answers both). */
export function FreshLink({ what, email, isLinkSent }: FreshLinkProps) {
  return (
    <div className="adm-stack">
      <p className="adm-says">
        <Icon name="lock" small />
        <bdi>{what}</bdi> nur mit frischem Link. Wir schicken ihn an <bdi>{email}</bdi>.
      </p>
      <form method="post">
        <input type="hidden" name="intent" value="link" />
        <Submit className="adm-btn-wide">{isLinkSent ? 'Link nochmals schicken' : 'Link schicken'}</Submit>
      </form>
      {isLinkSent && (
        <form method="post" className="adm-stack">
          <input type="hidden" name="intent" value="code" />
          <InputField
            label="Code, wenn du den Link auf einem anderen Gerät öffnest"
            className="num"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
          />
          <Submit>Code prüfen</Submit>
        </form>
      )}
    </div>
  );
}
