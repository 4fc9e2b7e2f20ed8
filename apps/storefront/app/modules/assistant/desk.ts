/** What the team's page about the helper can show: handed on, not known, said to be wrong, all. */
export const assistantViews = ['offen', 'unbekannt', 'falsch', 'alle'] as const;

export type AssistantView = (typeof assistantViews)[number];

/** The view that an address names; the first where it names none. */
export const viewOf = (value: string | null): AssistantView => assistantViews.find((view) => view === value) ?? 'offen';
