/** Places on the page of a brand that its head leads to. */
export const TEST_DRIVE_PLACE = 'probefahrt';
export const BIKES_PLACE = 'bikes';
