/** What feeds write for yes. */
const YES: ReadonlySet<unknown> = new Set([true, 1, '1', 'true', 'yes', 'ja', 'oui']);

/**
 * Whether a bike comes with its insurance at no charge (spec §3: free_insurance).
 * @param metaData what else its feed said of it
 */
export function hasFreeInsurance(metaData: unknown): boolean {
  if (typeof metaData !== 'object' || metaData === null || !('free_insurance' in metaData)) return false;
  const message = metaData.free_insurance;
  return YES.has(typeof message === 'string' ? message.trim().toLowerCase() : message);
}
