/** A line of a table whose last column is at the right edge. */
export interface ContractRow {
  cells: string[];
  /** Drawn in the heavy weight, with a line above: a total. */
  total?: boolean;
}

export type ContractBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** Facts: a name and what it is. */
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  | { kind: 'table'; columns: string[]; rows: ContractRow[] };

export interface ContractSection {
  title: string;
  blocks: ContractBlock[];
}

/** Anyone who concludes the contract. */
export interface ContractParty {
  /** e.g. `Käuferin, Käufer` */
  role: string;
  name: string;
  lines: string[];
  /** Absent for the shop. */
  email?: string;
}

/** A contract, word by word, in one language. */
export interface ContractDocument {
  /** Names it to people: the order's number. */
  number: string;
  /** e.g. `de-CH` */
  language: string;
  title: string;
  /** Below the title: number and date. */
  subtitle: string;
  parties: ContractParty[];
  /** The few figures that matter most, e.g. rate and months. */
  highlights: { name: string; value: string }[];
  sections: ContractSection[];
  /** Stands for a party's name where a document has no letters for it. */
  nameElsewhere: string;
  /** Lines to sign on; absent on an audit page. */
  signatures?: { title: string; place: string; signature: string };
  /** At the foot of each page; `{{page}}` and `{{pages}}` are filled in. */
  footer: string;
  /** When the order was placed. */
  createdAt: Date;
}
