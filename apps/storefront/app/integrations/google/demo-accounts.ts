/** Who can sign in on the local identity page, in place of a Google account. */
export interface DemoAccount {
  /** Stands for Google's own name of the account. */
  subject: string;
  name: string;
  email: string;
}

/** Two shoppers, one for each language, and an employee of a partner organization of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  { subject: 'demo-mia', name: 'Mia Keller', email: 'mia.keller@velory.example' },
  { subject: 'demo-aline', name: 'Aline Rochat', email: 'aline.rochat@velory.example' },
  { subject: 'demo-luca', name: 'Luca Brunner', email: 'luca.brunner@limmatwerke.example' },
];
