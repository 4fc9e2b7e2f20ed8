import type { ListQuery, ListShape } from '~/platform/list-query.ts';

/** What the team's page about the helper can show: handed on, not known, said to be wrong, all. */
export const assistantViews = ['offen', 'unbekannt', 'falsch', 'alle'] as const;

export type AssistantView = (typeof assistantViews)[number];

/** What each view is called. */
export const assistantViewNames: Readonly<Record<AssistantView, string>> = {
  offen: 'Weitergegeben',
  unbekannt: 'Ohne Antwort',
  falsch: 'Stimmt nicht',
  alle: 'Alle',
};

/** The list of questions to the helper: what waits for a person goes without saying. */
export const assistantList = {
  path: '/admin/assistent',
  sorts: { neu: 'descending' },
  filters: {
    ansicht: {
      label: 'Ansichten',
      all: assistantViewNames.offen,
      choices: {
        unbekannt: assistantViewNames.unbekannt,
        falsch: assistantViewNames.falsch,
        alle: assistantViewNames.alle,
      },
    },
  },
} as const satisfies ListShape;
export type AssistantQuery = ListQuery<keyof typeof assistantList.sorts, keyof typeof assistantList.filters>;

/** The view that an address names; the first where it names none. */
export const viewOf = ({ filters }: AssistantQuery): AssistantView =>
  assistantViews.find((view) => view === filters.ansicht) ?? 'offen';
