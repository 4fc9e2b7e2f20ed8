/** A row with what its columns are called. */
export interface SheetRow {
  /** When it came about, ISO 8601. */
  at: string;
  values: Readonly<Record<string, string>>;
}

/** Sheets to which rows are added, by their names. */
export interface Spreadsheet {
  /**
   * Adds a row. A repetition with the same key adds none.
   * @throws if it was not taken; the caller's job runs again
   */
  append(sheet: string, row: SheetRow, idempotencyKey: string): Promise<void>;
  /** Removes rows of a sheet that are older. @throws if they were not removed */
  removeBefore(sheet: string, before: Date): Promise<void>;
}
