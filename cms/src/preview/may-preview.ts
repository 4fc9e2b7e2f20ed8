/**
 * Whether the user may read entries of a type: Strapi creates preview addresses for all signed-in users, and these show
 * drafts.
 */
export function mayPreview(uid: string): boolean {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  if (!userAbility) return false;
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
  return !checker.cannot.read();
}
