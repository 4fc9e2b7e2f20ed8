import { useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { useDialog } from '~/ui/use-dialog.ts';
import type { ZoomLoader } from './zoom-route.tsx';
import { ZoomBody } from './zoom-body.tsx';

interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  /** Address of the page that shows the same. */
  address: string;
  /** Id of a part to begin with. */
  start: string | undefined;
  label: string;
  closeLabel: string;
}

/**
 * The product from near, over the whole window. Closed, the focus is where it was, and the colour the one chosen
 * inside.
 */
export default function ZoomDialog({ open, onClose, address, start, label, closeLabel }: ZoomDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { load, data } = useFetcher<ZoomLoader>();
  useDialog(ref, { open, onClose, dismissible: true });
  useEffect(() => {
    if (open) load(address);
  }, [open, address, load]);
  return (
    <dialog ref={ref} className="zoom-dialog" aria-label={label}>
      {open && data ? (
        <ZoomBody
          view={data.view}
          start={start}
          level={2}
          titleId="ganz-nah"
          onColour={(href) => navigate(href, { replace: true, preventScrollReset: true })}
        >
          <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </ZoomBody>
      ) : (
        <Spinner label={t('loading')} />
      )}
    </dialog>
  );
}
