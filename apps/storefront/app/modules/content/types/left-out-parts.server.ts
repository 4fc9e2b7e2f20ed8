/** Parts of entries that are left out while one entry is read; reading never waits, so one list is enough. */
let leftOut: string[] | undefined;

/** Records that a part of the entry that is being read does not fit, and why. */
export function leaveOutPart(problem: string): void {
  leftOut?.push(problem);
}

/** Does something that reads an entry. @returns what it gives, and which parts were left out */
export function recordLeftOut<Value>(read: () => Value): { value: Value; problems: string[] } {
  const problems: string[] = [];
  leftOut = problems;
  try {
    return { value: read(), problems };
  } finally {
    leftOut = undefined;
  }
}
