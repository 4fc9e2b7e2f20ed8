import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OrganizationCode } from '~/modules/organizations/admin.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField, TextField } from '~/ui/field.tsx';
import type { WrongCode } from './code-acts.server.ts';
import { MiniLine } from './parts.tsx';

interface CodesProps {
  codes: readonly OrganizationCode[];
  /** Whole francs that a code takes off at most; null: only the shop's team makes codes. */
  maxDiscount: number | null;
  wrong: WrongCode | undefined;
}

/** The codes of the organization, with how often they were used. */
export function CodesPart({ codes, maxDiscount, wrong }: CodesProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const tones = {
    active: 'house-good',
    planned: 'house-wait',
    'used-up': 'house-faint',
    expired: 'house-faint',
  } as const;
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="text-h2">
        {t('tabs.codes')}
      </h2>
      {codes.length === 0 ? (
        <p className="house-empty">{t(maxDiscount === null ? 'codes.nothing' : 'codes.none')}</p>
      ) : (
        <table className="house-table house-rows mt-5">
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
                  <span className={`house-state ${tones[state]}`}>
                    {state === 'planned' ? t('codes.planned', { date: formatDate(from, locale) }) : t(`codes.${state}`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {maxDiscount !== null && (
        <>
          <p className="house-small">{t('codes.most', { amount: formatExactAmount(maxDiscount * 100) })}</p>
          <NewCode wrong={wrong} />
        </>
      )}
    </section>
  );
}

/** Makes a code within what was agreed. */
function NewCode({ wrong }: Pick<CodesProps, 'wrong'>) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const { typed, problem } = wrong ?? {};
  const errorsOf = (...names: string[]) => (problem && names.includes(problem) ? [t(`codes.wrong.${problem}`)] : []);
  const action = `${href('organizationDesk', {}, locale)}#codes`;
  return (
    <details className="house-new" open={wrong !== undefined}>
      <summary className="btn btn-quiet btn-small">{t('codes.new')}</summary>
      <form method="post" action={action} className="house-form">
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
        <div className="house-pair">
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
        <div className="house-pair">
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
        <div className="house-files">
          <Button type="submit" name="intent" value="code">
            {t('codes.make')}
          </Button>
        </div>
      </form>
    </details>
  );
}
