import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long an overlay takes to come and to go (spec §9). */
export const OVERLAY_MS = 400;

/**
 * Whether an overlay's content is in the page: from the moment it opens until it has gone, 400 ms after it closes.
 */
export function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  useEffect(() => {
    if (open) {
      setPresent(true);
      return;
    }
    const timer = window.setTimeout(() => setPresent(false), OVERLAY_MS);
    return () => window.clearTimeout(timer);
  }, [open]);
  return open || present;
}

type DialogControl = {
  open: boolean;
  onClose: () => void;
  /** Escape, the backdrop and a close button close it. */
  dismissible: boolean;
};

/**
 * Opens and closes a `<dialog>` as `open` says. The browser makes the rest of the page inert, holds the focus inside
 * and gives it back to where it was; this adds the backdrop and hands every wish to close to `onClose`.
 */
export function useDialog(ref: RefObject<HTMLDialogElement>, { open, onClose, dismissible }: DialogControl): void {
  const control = useRef({ onClose, dismissible });
  useEffect(() => {
    control.current = { onClose, dismissible };
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    else if (!open && dialog.open) dialog.close();
  }, [ref, open]);

  useEffect(() => {
    const dialog = ref.current;
    return dialog && open ? bindDialogEvents(dialog, () => control.current) : undefined;
  }, [ref, open]);
}

/**
 * Hands every wish to close an open dialog to its `onClose`: Escape, and a press that begins and ends on the backdrop.
 * @param control what holds at that moment
 * @returns a function that unsubscribes
 */
export function bindDialogEvents(
  dialog: EventTarget & { showModal: () => void },
  control: () => Pick<DialogControl, 'onClose' | 'dismissible'>,
): () => void {
  let pressedOutside = false;
  const wish = () => {
    if (control().dismissible) control().onClose();
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    wish();
  };
  // A browser may close it in spite of `cancel`, on the second Escape in a row.
  const onNativeClose = () => {
    if (control().dismissible) control().onClose();
    else dialog.showModal();
  };
  const onPress = (event: Event) => {
    pressedOutside = event.target === dialog;
  };
  const onClick = (event: Event) => {
    if (pressedOutside && event.target === dialog) wish();
  };
  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onNativeClose);
  dialog.addEventListener('pointerdown', onPress);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onNativeClose);
    dialog.removeEventListener('pointerdown', onPress);
    dialog.removeEventListener('click', onClick);
  };
}
