/**
 * Whether whoever asks the panel may read entries of a type: Strapi itself makes a preview's address for everybody who has signed
 * in, and the address shows a draft.
 */
export function mayPreview(uid: string): boolean {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  if (!userAbility) return false;
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
  return !checker.cannot.read();
}
