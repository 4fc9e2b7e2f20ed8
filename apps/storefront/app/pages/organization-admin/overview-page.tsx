import { formatDay, formatMonth } from '~/i18n/dates.ts';
import { formatAmount, formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OrganizationCode, MonthCount } from '~/modules/organizations/admin.ts';
import type { MemberList } from '~/modules/organizations/admin.server.ts';
import type { InvitationView } from '~/modules/organizations/invitations.ts';
import { dueOn, type Statement, type StatementStatus } from '~/modules/organizations/statement.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Split } from '~/ui/layout.tsx';
import { Rate } from '~/ui/rate.tsx';
import { Status } from '~/ui/status.tsx';
import type { WrongCode } from './code-acts.server.ts';
import { CodesPart } from './codes-part.tsx';
import { AdminFrame } from './admin-frame.tsx';
import type { AdminFrameData } from './admin-view.server.ts';
import type { TypedInvitations } from './invitation-acts.server.ts';
import { InvitationsPart } from './invitations-part.tsx';
import { LookPart } from './look-part.tsx';
import type { InstanceLook } from './look.server.ts';
import { MemberTable, OrderChart } from './parts.tsx';

interface OverviewProps {
  frame: AdminFrameData;
  members: MemberList;
  invitations: InvitationView[];
  domains: string[];
  isPrivate: boolean;
  byInvitation: boolean;
  /** Whether the organization pays a part of its members' rates, or did. */
  paysShare: boolean;
  /** Whole francs. */
  maxDiscount: number | null;
  codes: OrganizationCode[];
  look: InstanceLook;
  chart: MonthCount[];
  /** Orders that run. */
  riding: number;
  statement: Statement;
  /** The status. */
  status: StatementStatus;
  /** The three months before. */
  before: { month: string; total: number; status: StatementStatus }[];
  answer: { text: string; isError: boolean } | undefined;
  typed: TypedInvitations | undefined;
  wrongCode: WrongCode | undefined;
}

export function OverviewPage(props: OverviewProps) {
  const { frame, members, chart, riding, statement } = props;
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const monthName = formatMonth(`${statement.month}-01`, locale);
  const fresh = chart.at(-1)?.count ?? 0;
  const lines = statement.running.count + statement.begun.count;
  const isEven = lines > 0 && statement.total % lines === 0;
  return (
    <AdminFrame frame={frame} page="organizationAdmin" answer={props.answer}>
      <Split columns="7/5">
        <div>
          <h1 className="text-h1">{t('riding', { count: riding })}</h1>
          <p className="mt-2 text-lead text-ink-2">{`${t('of-members', { count: frame.counts.members })} ${fresh > 0 ? t('fresh', { count: fresh }) : ''}`}</p>
        </div>
        {props.paysShare && (
          <div className="border-t-2 border-ink pt-4">
            <p className="text-small text-ink-2">{t('share-of', { name: frame.name, month: monthName })}</p>
            <Rate size="xl" amount={formatExactAmount(statement.total)} sentence={formatChf(statement.total)} />
            {isEven && (
              <p className="num font-semibold">{`${lines} × ${formatExactAmount(statement.total / lines)} = ${formatChf(statement.total)}`}</p>
            )}
          </div>
        )}
      </Split>
      <Split columns="7/5" className="mt-12">
        <section aria-labelledby="bestellungen">
          <h2 id="bestellungen" className="text-h3">
            {t('chart.title')}
          </h2>
          <OrderChart chart={chart} />
        </section>
        {props.paysShare ? <StatementPart {...props} monthName={monthName} /> : <NothingToSettle />}
      </Split>
      <section aria-labelledby="mitglieder" className="mt-18 min-w-0 desktop:mt-24">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 id="mitglieder" className="text-h2">
            {t('tabs.members')}
          </h2>
          <LinkButton small variant="quiet" href="#einladungen" reload>
            {t('invite')}
          </LinkButton>
        </div>
        <MemberTable members={members.members} ownEmail={frame.email} />
        {members.found > members.members.length && (
          <p className="mt-3">
            <a className="link" href={href('organizationMembers', {}, locale)}>
              {t('members.all', { count: members.found })}
            </a>
          </p>
        )}
        <p className="mt-4 flex gap-2.5 text-small text-ink-2">
          <Icon name="lock" small />
          {t('privacy')}
        </p>
      </section>
      <Split columns="5/7" className="mt-12 desktop:mt-24">
        <InvitationsPart {...props} />
        <CodesPart codes={props.codes} maxDiscount={props.maxDiscount} wrong={props.wrongCode} />
      </Split>
      <LookPart look={props.look} />
    </AdminFrame>
  );
}

const BILL_LINE = 'flex justify-between gap-4 border-b border-line py-3';

function StatementPart({ statement, status, before, monthName }: OverviewProps & { monthName: string }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const { month, running, begun, total } = statement;
  const due = formatDay(dueOn(month), locale);
  const file = (kind: 'csv' | 'pdf', of = month) => href('organizationStatement', { file: `${of}.${kind}` }, locale);
  return (
    <section aria-labelledby="abrechnung">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="abrechnung" className="text-h3">
          {t('statement.title', { month: monthName })}
        </h2>
        <PaymentStatusNote status={status} total={total} />
      </div>
      {isNothing(total, status) ? (
        <p className="mt-5 bg-mist p-5 text-ink-2">{t('statement.nothing')}</p>
      ) : (
        <>
          <dl className="num mt-4 text-small">
            <div className={BILL_LINE}>
              <dt>{t('statement.running', { count: running.count })}</dt>
              <dd>{formatExactAmount(running.amount)}</dd>
            </div>
            <div className={BILL_LINE}>
              <dt>{t('statement.begun', { count: begun.count, month: monthName })}</dt>
              <dd>{formatExactAmount(begun.amount)}</dd>
            </div>
            <div className="-mt-px flex justify-between gap-4 border-t-2 border-ink py-3 text-body font-semibold">
              <dt>{t('statement.due', { date: due })}</dt>
              <dd>{formatChf(total)}</dd>
            </div>
          </dl>
          <p className="mt-2.5 flex flex-wrap gap-2.5">
            <LinkButton href={file('pdf')} reload className="grow">
              {t('statement.pdf')}
            </LinkButton>
            <LinkButton href={file('csv')} variant="quiet" reload className="grow">
              {t('statement.csv')}
            </LinkButton>
          </p>
        </>
      )}
      <dl className="num mt-4 text-small">
        {before.map((each) => (
          <div key={each.month} className={BILL_LINE}>
            <dt>
              <a
                className="link"
                href={`${href('organizationAdmin', {}, locale, { monat: each.month })}#abrechnung`}
              >{`${formatMonth(`${each.month}-01`, locale)} ${each.month.slice(0, 4)}`}</a>
            </dt>
            <dd>
              <bdi>
                {isNothing(each.total, each.status)
                  ? t('statement.nothing')
                  : each.total % 100 === 0
                    ? formatAmount(each.total)
                    : formatExactAmount(each.total)}
              </bdi>{' '}
              <PaymentStatusNote status={each.status} total={each.total} className="ml-4" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether there is neither something due nor something paid too much. */
const isNothing = (total: number, { credit }: StatementStatus): boolean => total === 0 && credit === 0;

/** Where an organization pays no part of the rates there are no statements, and the page says so. */
function NothingToSettle() {
  const { t } = useTranslation('organization-admin');
  return (
    <section aria-labelledby="abrechnung">
      <h2 id="abrechnung" className="text-h3">
        {t('tabs.statement')}
      </h2>
      <p className="mt-5 bg-mist p-5 text-ink-2">{t('statement.no-share')}</p>
    </section>
  );
}

const stateTones = { paid: 'good', open: 'wait', overdue: 'late' } as const;

/** Whether a statement was paid, and what is left or too much where it has changed since. */
function PaymentStatusNote({
  status: { state, outstanding, credit },
  total,
  className,
}: {
  status: StatementStatus;
  total: number;
  className?: string;
}) {
  const { t } = useTranslation('organization-admin');
  if (state === 'nothing') return null;
  return (
    <Status tone={stateTones[state]} className={className}>
      {credit > 0
        ? t('statement.credit', { amount: formatExactAmount(credit) })
        : outstanding > 0 && outstanding < total
          ? t('statement.rest', { amount: formatExactAmount(outstanding) })
          : t(`statement.state.${state}`)}
    </Status>
  );
}
