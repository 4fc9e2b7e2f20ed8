# The storefront and its tools. Targets: `tools` (migrations, catalogue import), `storefront`, `worker`.

FROM node:24-bookworm-slim AS tools
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/storefront/package.json apps/storefront/
COPY packages/bench/package.json packages/bench/
COPY packages/demo-catalogue/package.json packages/demo-catalogue/
COPY packages/illustrations/package.json packages/illustrations/
COPY cms/package.json cms/
RUN npm ci --workspace apps/storefront --include-workspace-root
COPY . .
RUN npm run generate && npm run build -w apps/storefront
# Lists of the catalogue import and the like are read from here; the importer is put into one file there.
RUN mkdir /files apps/storefront/.cache && chown node:node /files apps/storefront/.cache
USER node
CMD ["npm", "run", "migrate"]

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/storefront/package.json apps/storefront/
COPY packages/bench/package.json packages/bench/
COPY packages/demo-catalogue/package.json packages/demo-catalogue/
COPY packages/illustrations/package.json packages/illustrations/
COPY cms/package.json cms/
RUN npm ci --omit=dev --workspace apps/storefront --include-workspace-root && npm cache clean --force
COPY --from=tools /shop/apps/storefront/build apps/storefront/build
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS worker
CMD ["node", "--enable-source-maps", "apps/storefront/build/worker.js"]

FROM runtime AS storefront
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "--enable-source-maps", "apps/storefront/build/main.js"]
