/** Whether an order was cancelled, so that nothing is to be paid for it any more. */
export function isCancelled({ fulfilment }: { fulfilment: { stage: string } | null }): boolean {
  return fulfilment?.stage === 'cancelled';
}
