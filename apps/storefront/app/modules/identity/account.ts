/** A signed-in person, as their own pages show them. */
export interface Account {
  email: string;
}

/** A device on which a person is signed in. */
export interface AccountDevice {
  id: string;
  /** As `deviceOf` gives it; null if that is not known. */
  device: string | null;
  /** When it signed in, ISO 8601. */
  since: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
}

export interface LinkedGoogleAccount {
  email: string;
  /** When it signed in first, ISO 8601. */
  since: string;
}

/** A passkey that signs in too. */
export interface LinkedPasskey {
  id: string;
  /** Where it was made, as `deviceOf` gives it; null if that is not known. */
  device: string | null;
  /** Whether the device's maker keeps it for other devices too. */
  isSynced: boolean;
  /** When it was made, ISO 8601. */
  since: string;
  /** When it signed in last, ISO 8601; null before. */
  lastUsed: string | null;
}

/** The letter that represents an account. */
export function initialOf({ email }: Account): string {
  return email.slice(0, 1).toUpperCase();
}
