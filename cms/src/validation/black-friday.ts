import { isFilled, type EntryRules } from './problem';

/** The end is after the start, and no more is sold than available. */
export const blackFridayRules: EntryRules = {
  check({ startsAt, endsAt, maximumBikes, soldAtStart }) {
    const wrongEnd =
      isFilled(startsAt) && isFilled(endsAt) && Date.parse(String(endsAt)) <= Date.parse(String(startsAt));
    return [
      ...(wrongEnd ? [{ field: 'endsAt', message: 'Das Ende liegt nicht nach dem Beginn.' }] : []),
      ...(Number(soldAtStart) > Number(maximumBikes)
        ? [{ field: 'soldAtStart', message: 'Es sind mehr verkauft, als es Bikes gibt.' }]
        : []),
    ];
  },
};
