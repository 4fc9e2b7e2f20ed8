/** REST: unknown parameters are rejected, so that a misspelt field name fails instead of returning everything. */
export default {
  rest: { prefix: '/api', defaultLimit: 100, maxLimit: 250, withCount: true, strictParams: true },
};
