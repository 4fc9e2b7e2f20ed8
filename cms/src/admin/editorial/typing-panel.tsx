import { Button } from '@strapi/design-system';
import { useState } from 'react';
import { useTexts } from '../texts';
import type { PanelProps } from './parts';
import { TypingDrawer } from './typing-drawer';

/** Types without a page. */
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

/** Side panel: opens the shop next to the form with the unsaved values. */
export function TypingPanel(props: PanelProps) {
  const t = useTexts();
  if (WITHOUT_PAGE.has(props.model)) return null;
  return { title: t('typing'), content: <Typing {...props} /> };
}
