/** Parts of entries that are left out while one entry is read; reading never waits, so one list is enough. */
let noted: string[] | undefined;

/** Notes that a part of the entry that is being read does not fit, and why. */
export function leaveOutPart(problem: string): void {
  noted?.push(problem);
}

/** Does something that reads an entry. @returns what it gives, and which parts were left out */
export function noteLeftOut<Value>(read: () => Value): { value: Value; problems: string[] } {
  const problems: string[] = [];
  noted = problems;
  try {
    return { value: read(), problems };
  } finally {
    noted = undefined;
  }
}
