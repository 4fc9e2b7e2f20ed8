import { Form, useSubmit } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { bikesQuery, MAX_COMPARED } from '~/modules/comparison/comparison.ts';
import { comparisonFilters, type ComparisonFilter, type ComparisonGroup } from '~/modules/comparison/compared-rows.ts';
import type { ComparisonColumn } from './comparison-view.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { MoreBikes } from './more-bikes.tsx';
import { ShareComparison } from './share-comparison.tsx';
import { useOwnComparison } from './use-own-comparison.ts';

export interface ComparisonPageProps {
  columns: readonly ComparisonColumn[];
  groups: readonly ComparisonGroup[];
  unknown: readonly string[];
  filters: readonly ComparisonFilter[];
  onlyDifferences: boolean;
  search: string;
  more: readonly ProductTile[];
}

/** The comparison: table, filters of attributes, and bikes that could join. */
export function ComparisonPage(props: ComparisonPageProps) {
  const { columns, groups, unknown, search, more } = props;
  const { t } = useTranslation(['comparison', 'common']);
  const locale = useLocale();
  useOwnComparison(columns);
  const title = textOfKey(t, `title.${columns.length}`);
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <Breadcrumb
        label={t('common:breadcrumb')}
        items={[{ label: t('common:home'), href: href('home', {}, locale) }, { label: t('crumb') }]}
      />
      {unknown.length > 0 && (
        <Note kind="wait" className="my-4">
          {t('unknown', { count: unknown.length, slugs: unknown.join(', ') })}
        </Note>
      )}
      {columns.length === 0 ? (
        <div className="mt-4">
          <EmptyState
            title={title}
            text={t('empty.text')}
            actions={<LinkButton href={href('allModels', {}, locale)}>{t('empty.action')}</LinkButton>}
          />
        </div>
      ) : (
        <>
          <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h1 className="text-h1">{title}</h1>
            <ShareComparison slugs={bikesQuery(columns)} />
          </div>
          {columns.length === 1 && (
            <div className="my-6">
              <MoreBikes columns={columns} more={more} search={search} />
            </div>
          )}
          <RowFilter {...props} />
          {groups.length === 0 && <p className="my-6 text-ink-2">{t('filter.nothing')}</p>}
          <ComparisonTable columns={columns} groups={groups} />
        </>
      )}
      {columns.length !== 1 && columns.length < MAX_COMPARED && (
        <MoreBikes columns={columns} more={more} search={search} />
      )}
    </Container>
  );
}

/** Which attributes the table shows: a plain form, sent at each change where JavaScript runs. */
function RowFilter({ columns, filters, onlyDifferences }: ComparisonPageProps) {
  const { t } = useTranslation('comparison');
  const submit = useSubmit();
  return (
    <Form
      method="get"
      preventScrollReset
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
    >
      <input type="hidden" name="bikes" value={bikesQuery(columns)} />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{t('filter.legend')}</legend>
        {comparisonFilters.map((filter) => (
          <Checkbox
            key={filter}
            id={`merkmal-${filter}`}
            name="merkmale"
            value={filter}
            defaultChecked={filters.includes(filter)}
          >
            {t(`filter.${filter}`)}
          </Checkbox>
        ))}
        {columns.length > 1 && (
          <Checkbox id="unterschiede" name="unterschiede" value="1" defaultChecked={onlyDifferences}>
            {t('filter.differences')}
          </Checkbox>
        )}
      </fieldset>
      <noscript>
        <Button type="submit" small variant="secondary">
          {t('filter.apply')}
        </Button>
      </noscript>
    </Form>
  );
}
