import { Button } from '@strapi/design-system';
import { useState } from 'react';
import { useTexts } from '../texts';
import { type PanelProps } from './parts';
import { TypingDrawer } from './typing-drawer';

/** Types that are seen on no page by themselves. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set([
  'api::limited-offer.limited-offer',
  'api::organization.organization',
]);

function Typing(props: PanelProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="tertiary" fullWidth aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'typing.close' : 'typing.open')}
      </Button>
      {isOpen && <TypingDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Beside an entry: opens the shop beside the form, as it would be with what is typed. */
export function TypingPanel(props: PanelProps) {
  const t = useTexts();
  if (WITHOUT_PAGE.has(props.model)) return null;
  return { title: t('typing'), content: <Typing {...props} /> };
}
