import { Box, Flex, Typography } from '@strapi/design-system';
import type { Product } from '../catalogue';
import { NAMES, type Rule } from '../rule';
import { type TextName, useTexts } from '../texts';

/** What the shop counts of a rule. */
export interface Count {
  all: number;
  total: number;
  excluded: number;
  first: Product[];
  unfit: { name: string; parameter: string }[];
  steps: Record<string, number>;
  unknown: string[];
}

interface RuleTotalProps {
  rule: Rule;
  count: Count | undefined;
  problem: string | undefined;
}

/** How many products a rule finds, before it is saved, the first of them, and which pinned ones it does not find. */
export function RuleTotal({ rule, count, problem }: RuleTotalProps) {
  const t = useTexts();
  if (problem) return <Typography textColor="warning700">{problem}</Typography>;
  if (!count) return <Typography textColor="neutral600">{t('rule.counting')}</Typography>;
  if (Object.keys(rule).length === 0)
    return <Typography textColor="neutral600">{t('rule.empty', { all: count.all })}</Typography>;
  if (count.unknown.length > 0)
    return <Typography textColor="danger600">{t('rule.unknown', { names: count.unknown.join(', ') })}</Typography>;
  const name = (parameter: string): TextName | undefined => NAMES[parameter];
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex justifyContent="space-between" wrap="wrap" gap={4}>
        <Box>
          <Typography variant="delta" tag="p" textColor={count.total === 0 ? 'danger600' : 'neutral800'}>
            {t('rule.total', { total: count.total })}
          </Typography>
          {count.excluded > 0 ? (
            <Typography variant="pi" tag="p" textColor="neutral600">
              {t('rule.excluded', { number: count.excluded })}
            </Typography>
          ) : null}
        </Box>
        <Flex gap={2}>
          {count.first.map(({ slug, name: label, picture }) => (
            <img
              key={slug}
              src={picture}
              alt={label}
              title={label}
              width={64}
              height={40}
              style={{ objectFit: 'contain' }}
            />
          ))}
        </Flex>
      </Flex>
      {count.unfit.map(({ name: product, parameter }) => {
        const known = name(parameter);
        return (
          <Typography key={product} variant="pi" textColor="warning700">
            {t('rule.unfit', { product, condition: known ? t(known) : parameter })}
          </Typography>
        );
      })}
    </Flex>
  );
}
