import { describe, expect, it } from 'vitest';
import { bindDialogEvents } from './use-dialog.ts';

/** A dialog that is open, as far as its events go. */
function openDialog(dismissible = true) {
  const message = { closed: 0, reopened: 0 };
  const dialog = Object.assign(new EventTarget(), { showModal: () => void (message.reopened += 1) });
  const end = bindDialogEvents(dialog, () => ({ dismissible, onClose: () => void (message.closed += 1) }));
  const happens = (type: string, target: object = dialog) => {
    const event = new Event(type, { cancelable: true });
    // What lies inside a dialog is the target of events that bubble up to it.
    if (target !== dialog) Object.defineProperty(event, 'target', { value: target });
    dialog.dispatchEvent(event);
    return event;
  };
  return { calls: message, end, happens };
}

const inside = {};

describe('an open dialog', () => {
  it('closes on Escape, by its page and not by the browser', () => {
    const { calls: calls, happens } = openDialog();
    expect(happens('cancel').defaultPrevented).toBe(true);
    expect(calls.closed).toBe(1);
    happens('close');
    expect(calls).toEqual({ closed: 2, reopened: 0 });
  });

  it('closes by a press on its backdrop, and not by one that began or ended inside', () => {
    const { calls: calls, happens } = openDialog();
    happens('pointerdown', inside);
    happens('click');
    happens('pointerdown');
    happens('click', inside);
    expect(calls.closed).toBe(0);
    happens('pointerdown');
    happens('click');
    expect(calls.closed).toBe(1);
  });

  it('leaves alone what a file field inside cancels', () => {
    const { calls: calls, happens } = openDialog();
    expect(happens('cancel', inside).defaultPrevented).toBe(false);
    expect(calls.closed).toBe(0);
  });

  it('stays where nothing may close it', () => {
    const { calls: calls, happens } = openDialog(false);
    happens('cancel');
    happens('pointerdown');
    happens('click');
    happens('close');
    expect(calls).toEqual({ closed: 0, reopened: 1 });
  });

  it('is heeded no more once it is closed', () => {
    const { calls: calls, end, happens } = openDialog();
    end();
    happens('cancel');
    happens('pointerdown');
    happens('click');
    expect(calls.closed).toBe(0);
  });
});
