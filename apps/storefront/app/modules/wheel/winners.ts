/** A winner as the page shows them. Times are ISO 8601. */
export interface Winner {
  /** Of the page alone: it leads to nothing. */
  id: string;
  /** Null if the person has not agreed to be named. */
  name: { name: string; place: string } | null;
  prize: string;
  /** 1 is the biggest prize. */
  rank: number;
  /** The turn's number among those that were given out. */
  number: number;
  of: number;
  turnedAt: string;
  opensAt: string;
  closesAt: string;
  sealedAt: string;
  /** Of each field, whether it wins: for the drawing. */
  layout: (number | null)[];
  /** What it takes to work the draw out again; null if the person is not named. */
  verification: { seal: string; fingerprint: string; key: string; mark: string; field: number } | null;
}

export interface WinnersView {
  winners: Winner[];
  /** Id of the one who is on top. */
  first: string | null;
  /** All prizes that were ever won. */
  total: number;
  /**
   * The wheel at which a person may be the first to be named; null if one is, or where there is none. Moments are ISO
   * 8601.
   */
  waiting: { layout: (number | null)[]; opensAt: string; closesAt: string } | null;
}
