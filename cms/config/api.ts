/** REST: unknown parameters are refused, so that a misspelt field name fails instead of answering everything. */
export default {
  rest: { prefix: '/api', defaultLimit: 100, maxLimit: 250, withCount: true, strictParams: true },
};
