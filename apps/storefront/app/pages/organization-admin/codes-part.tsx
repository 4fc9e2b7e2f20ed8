import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OrganizationCode } from '~/modules/organizations/admin.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField, TextField } from '~/ui/field.tsx';
import { Status } from '~/ui/status.tsx';
import type { WrongCode } from './code-acts.server.ts';
import { MiniLine } from './parts.tsx';

interface CodesProps {
  codes: readonly OrganizationCode[];
  /** Whole francs that a code takes off at most; null: only the shop's team makes codes. */
  maxDiscount: number | null;
  wrong: WrongCode | undefined;
}

export function CodesPart({ codes, maxDiscount, wrong }: CodesProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const tones = {
    active: 'good',
    planned: 'wait',
    'used-up': 'over',
    expired: 'over',
  } as const;
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="text-h2">
        {t('tabs.codes')}
      </h2>
      {codes.length === 0 ? (
        <p className="mt-5 bg-mist p-5 text-ink-2">{t(maxDiscount === null ? 'codes.nothing' : 'codes.none')}</p>
      ) : (
        <table className="data-table data-table-records mt-5">
          <thead>
            <tr>
              <th>{t('codes.code')}</th>
              <th>{t('codes.effect')}</th>
              <th>{t('codes.used')}</th>
              <th>{t('codes.until')}</th>
              <th>{t('members.state')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, percent, amount, used, maxUses, from, to, state }) => (
              <tr key={code}>
                <th scope="row" className="num">
                  {code}
                </th>
                <td data-label={t('codes.effect')}>
                  {percent === null ? `CHF ${formatExactAmount(amount ?? 0)}` : `${percent} %`}
                </td>
                <td data-label={t('codes.used')}>
                  {maxUses === null ? (
                    <span className="num">{used}</span>
                  ) : (
                    <MiniLine done={used} of={maxUses} label={t('statement.nth', { index: used, of: maxUses })} />
                  )}
                </td>
                <td data-label={t('codes.until')} className="num">
                  {to ? formatDate(to, locale) : '–'}
                </td>
                <td>
                  <Status tone={tones[state]}>
                    {state === 'planned' ? t('codes.planned', { date: formatDate(from, locale) }) : t(`codes.${state}`)}
                  </Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {maxDiscount !== null && (
        <>
          <p className="mt-3.5 text-small text-ink-2">
            {t('codes.most', { amount: formatExactAmount(maxDiscount * 100) })}
          </p>
          <NewCode wrong={wrong} />
        </>
      )}
    </section>
  );
}

function NewCode({ wrong }: Pick<CodesProps, 'wrong'>) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const { typed, problem } = wrong ?? {};
  const errorsOf = (...names: string[]) => (problem && names.includes(problem) ? [t(`codes.wrong.${problem}`)] : []);
  const action = `${href('organizationAdmin', {}, locale)}#codes`;
  return (
    <details className="mt-5" open={wrong !== undefined}>
      <summary className="btn btn-quiet btn-small">{t('codes.new')}</summary>
      <form method="post" action={action} className="mt-5 grid gap-3.5">
        <TextField
          id="code"
          name="code"
          label={t('codes.code')}
          help={t('codes.code-help')}
          errors={errorsOf('code', 'taken')}
          defaultValue={typed?.code}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            id="value"
            name="value"
            label={t('codes.effect')}
            errors={errorsOf('value')}
            defaultValue={typed?.value}
            inputMode="numeric"
            maxLength={14}
            required
          />
          <SelectField
            id="unit"
            name="unit"
            label={t('codes.unit')}
            defaultValue={typed?.unit ?? 'percent'}
            options={[
              { value: 'percent', label: t('codes.percent') },
              { value: 'francs', label: t('codes.francs') },
            ]}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            id="uses"
            name="uses"
            label={t('codes.uses')}
            errors={errorsOf('uses')}
            defaultValue={typed?.uses ?? '50'}
            inputMode="numeric"
            maxLength={10}
            required
          />
          <TextField
            id="until"
            name="until"
            type="date"
            label={t('codes.until')}
            errors={errorsOf('until')}
            defaultValue={typed?.until}
          />
        </div>
        <div className="mt-2.5">
          <Button type="submit" name="intent" value="code" wide>
            {t('codes.make')}
          </Button>
        </div>
      </form>
    </details>
  );
}
