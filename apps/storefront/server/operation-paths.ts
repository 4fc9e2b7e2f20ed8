/** What those who operate the shop ask: health and numbers. They are answered on any host name. */
export const operationPaths = ['/healthz', '/readyz', '/metrics'] as const;
