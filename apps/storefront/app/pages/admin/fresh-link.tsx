import { Icon } from '~/ui/icon.tsx';

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
        <button type="submit" className="adm-btn adm-btn-wide">
          {isLinkSent ? 'Link nochmals schicken' : 'Link schicken'}
        </button>
      </form>
      {isLinkSent && (
        <form method="post" className="adm-stack">
          <input type="hidden" name="intent" value="code" />
          <label className="adm-field">
            <span>Code, wenn du den Link auf einem anderen Gerät öffnest</span>
            <input
              className="adm-input num"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
          </label>
          <button type="submit" className="adm-btn">
            Code prüfen
          </button>
        </form>
      )}
    </div>
  );
}
