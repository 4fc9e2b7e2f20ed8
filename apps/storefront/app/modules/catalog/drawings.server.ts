/** Changes when the illustrator draws the same product in another way. */
export function rendererVersion(): string {
  return '1';
}

/** The views a drawing has, the whole product first. */
export function drawingViews(_drawing: unknown): string[] {
  return ['side'];
}
