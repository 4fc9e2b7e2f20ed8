import { Box, Flex, IconButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

interface RuleLineProps {
  /** What the condition is about; absent of the first line, which stands for all products. */
  title?: string;
  /** Products that are left after it; absent while nothing is chosen or counted. */
  number?: number | undefined;
  /** Products that were left before it. */
  before?: number | undefined;
  isLast: boolean;
  disabled?: boolean | undefined;
  onRemove?: () => void;
  children: ReactNode;
}

const STOP = 14;

/**
 * A line of a rule: a stop on the way from all products to those that are left, its condition, and what it takes away.
 */
export function RuleLine({ title, number, before, isLast, disabled, onRemove, children }: RuleLineProps) {
  const t = useTexts();
  const isNone = number === 0;
  const taken = number === undefined || before === undefined ? 0 : before - number;
  return (
    <Flex tag="li" alignItems="stretch" gap={3}>
      <Stop isLast={isLast} isNone={isNone} />
      <Box width="4.4rem" paddingTop={3} style={{ flex: 'none' }}>
        <Typography fontWeight="bold" textColor={isNone ? 'danger600' : 'neutral800'} aria-hidden>
          {number}
        </Typography>
        {title && number !== undefined ? <VisuallyHidden>{t('rule.left', { number })}</VisuallyHidden> : null}
      </Box>
      <Flex gap={3} paddingTop={2} paddingBottom={2} flex={1} alignItems="flex-start" wrap="wrap">
        {title ? (
          <Box width="13rem" paddingTop={2} style={{ flex: 'none' }}>
            <Typography fontWeight="bold">{title}</Typography>
          </Box>
        ) : null}
        <Box flex={1} minWidth="20rem" paddingTop={title ? 0 : 2}>
          {children}
          {isNone ? (
            <Typography variant="pi" tag="p" paddingTop={1} textColor="danger600" aria-hidden>
              {t('rule.left', { number })}
            </Typography>
          ) : null}
        </Box>
        {title ? (
          <Flex gap={2} paddingTop={1}>
            <Box width="4.4rem">
              <Typography variant="pi" textColor="neutral600" aria-hidden>
                {taken > 0 ? `−${taken}` : ''}
              </Typography>
            </Box>
            <IconButton variant="ghost" label={`${t('rule.remove')}: ${title}`} disabled={disabled} onClick={onRemove}>
              <Trash />
            </IconButton>
          </Flex>
        ) : null}
      </Flex>
    </Flex>
  );
}

/** A ring on the line; the last one is filled. */
function Stop({ isLast, isNone }: { isLast: boolean; isNone: boolean }) {
  const colour = isNone ? 'danger600' : 'neutral800';
  return (
    <Box position="relative" width={`${STOP}px`} style={{ flex: 'none' }} aria-hidden>
      {isLast ? null : (
        <Box
          position="absolute"
          background="neutral800"
          width="2px"
          style={{ top: 20, bottom: -20, left: STOP / 2 - 1 }}
        />
      )}
      <Box
        position="absolute"
        background={isLast ? colour : 'neutral0'}
        borderColor={colour}
        width={`${STOP}px`}
        height={`${STOP}px`}
        style={{ top: 14, borderRadius: '50%', borderWidth: 3, zIndex: 1 }}
      />
    </Box>
  );
}
