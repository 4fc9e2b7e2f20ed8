import type { CSSProperties } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { schedule as scheduleOf, sharedSchedule } from '~/modules/financing/due.ts';
import {
  type PlanAmounts,
  type SharedPayment,
  type SharedPlan,
  type ShareRow,
  shareRows,
} from '~/modules/financing/financing.ts';
import { Checkbox } from '~/ui/choice.tsx';

/*
 * A plan with an employer's part: the buyer first, in ink, then the employer in a separate colour.
 */

const EMPLOYER = 'var(--share, var(--action, #1b3bd6))';

/** The heading of a rate that is only the buyer's part. */
export function OwnPart() {
  const { t } = useTranslation('share');
  return <p className="text-small text-ink-2">{t('own')}</p>;
}

interface SharedPartProps {
  amounts: PlanAmounts;
  shared: SharedPlan;
  /** Its payments, split between both sides; by default those of the agreed share. */
  payments?: readonly SharedPayment[];
}

/** Shows who pays what: one instalment as a bar, the whole plan as a chart and as a table. */
export function SharedPart({ amounts, shared, payments: known }: SharedPartProps) {
  const { t } = useTranslation('share');
  const { months, regular, total, downPayment } = amounts;
  // The dates are not shown, so any day will do.
  const payments = known ?? sharedSchedule(scheduleOf({ total, downPayment, months, orderedOn: '2000-01-01' }), shared);
  const own = formatExactAmount(shared.member);
  const employer = formatExactAmount(shared.employer);
  return (
    <div className="mt-4 grid gap-3">
      <ShareBar part={shared.member / regular} label={t('bar', { rate: formatExactAmount(regular), own, employer })} />
      <p className="num flex justify-between gap-4 text-small text-ink-2" aria-hidden="true">
        <span>
          {t('you')} <b className="font-semibold text-ink">{own}</b>
        </span>
        <span>
          {t('employer')} <b className="font-semibold text-ink">{employer}</b>
        </span>
      </p>
      {shared.employerMonths < months && (
        <p className="text-small font-medium">
          {t('after', { month: shared.employerMonths + 1, rate: formatExactAmount(shared.after) })}
        </p>
      )}
      <p className="text-small text-ink-2">
        {t('together', {
          own: formatExactAmount(shared.memberTotal),
          employer: formatExactAmount(shared.employerTotal),
        })}
      </p>
      <details>
        <summary className="link inline-flex min-h-touch items-center text-small">{t('who')}</summary>
        <ShareColumns
          payments={payments.filter(({ kind }) => kind === 'instalment')}
          label={t('columns', { months })}
        />
        <ShareTable rows={shareRows(payments)} shared={shared} />
        <p className="mt-3 text-small text-ink-2">{t('leaving')}</p>
      </details>
    </div>
  );
}

const disc: CSSProperties = { position: 'absolute', top: 0, width: 20, height: 20, borderRadius: '50%' };
const ring: CSSProperties = { ...disc, background: '#fff', boxShadow: 'inset 0 0 0 5px #101315' };

/**
 * One instalment from 0 to the whole rate, with a mark at the end of the buyer's part.
 * @param part of the buyer, 0 to 1
 */
function ShareBar({ part, label }: { part: number; label: string }) {
  const at = `calc(${(part * 100).toFixed(2)}% - ${(part * 20).toFixed(2)}px)`;
  return (
    <div role="img" aria-label={label} style={{ position: 'relative', height: 20 }}>
      <i style={{ position: 'absolute', inset: '5px 10px', background: EMPLOYER }} />
      <i style={{ position: 'absolute', top: 5, left: 10, height: 10, width: at, background: '#101315' }} />
      <i style={{ ...ring, left: 0 }} />
      <i style={{ ...disc, right: 0, background: EMPLOYER }} />
      <i style={{ ...ring, left: at }} />
    </div>
  );
}

const HEIGHT = 56;
const COLUMN = 13;

/** Every instalment as a column: the buyer's part below, the employer's above. */
function ShareColumns({
  payments,
  label,
}: {
  payments: readonly { amount: number; employer: number }[];
  label: string;
}) {
  const most = Math.max(...payments.map(({ amount }) => amount));
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${payments.length * COLUMN} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-2"
    >
      {payments.map(({ amount, employer }, index) => {
        const all = (HEIGHT * amount) / most;
        const top = (all * employer) / amount;
        const x = index * COLUMN;
        return (
          <g key={index}>
            <rect x={x} y={HEIGHT - all} width={COLUMN - 3} height={top} style={{ fill: EMPLOYER }} />
            <rect x={x} y={HEIGHT - all + top} width={COLUMN - 3} height={all - top} fill="#101315" />
          </g>
        );
      })}
    </svg>
  );
}

function rowName({ kind, from, to }: ShareRow, t: Translate<'share'>): string {
  if (kind !== 'instalment') return t(kind);
  return from === to ? t('instalment', { number: from }) : t('instalments', { from, to });
}

/** The same as a table, equal payments in one row. */
function ShareTable({ rows, shared }: { rows: readonly ShareRow[]; shared: SharedPlan }) {
  const { t } = useTranslation('share');
  return (
    <table className="num mt-3 w-full text-small">
      <caption className="sr-only">{t('who')}</caption>
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className="text-left font-normal">
            {t('payment')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('you')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('employer')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.from}`} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {rowName(row, t)}
            </th>
            <td className="text-right">{formatExactAmount(row.member)}</td>
            <td className="text-right">{formatExactAmount(row.employer)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr className="border-t border-ink">
          <th scope="row" className="py-2 text-left">
            {t('sum')}
          </th>
          <td className="text-right">{formatExactAmount(shared.memberTotal)}</td>
          <td className="text-right">{formatExactAmount(shared.employerTotal)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/**
 * The consent to what the employer is told, required before the order.
 * @param refused whether the form was sent without it
 */
export function EmployerConsent({ refused }: { refused: boolean }) {
  const { t } = useTranslation('share');
  return (
    <Checkbox id="agreesToShare" name="agreesToShare" required errors={refused ? [t('consent-missing')] : []}>
      {t('consent')}
    </Checkbox>
  );
}
