# Strapi with its admin panel.

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/storefront/package.json apps/storefront/
COPY packages/bench/package.json packages/bench/
COPY packages/demo-catalogue/package.json packages/demo-catalogue/
COPY packages/illustrations/package.json packages/illustrations/
COPY cms/package.json cms/
RUN npm ci --workspace cms --include-workspace-root
COPY tsconfig.base.json tsconfig.json ./
COPY cms cms
# The panel is built for the address that editors open.
ARG CMS_PUBLIC_URL=http://localhost:1337
# The build reads the configuration and connects to nothing: these values stay in this layer and open nothing.
RUN DATABASE_URL=postgres://build/build APP_KEYS=only-for-the-build,only-for-the-build API_TOKEN_SALT=only-for-the-build ADMIN_JWT_SECRET=only-for-the-build \
    TRANSFER_TOKEN_SALT=only-for-the-build ENCRYPTION_KEY=only-for-the-build \
    STOREFRONT_API_TOKEN=only-for-the-build-only-for-the-build STOREFRONT_WEBHOOK_SECRET=only-for-the-build \
    STOREFRONT_WEBHOOK_URL=http://storefront/api/content/webhook STOREFRONT_ORIGIN=http://storefront \
    NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true \
    npm run build -w cms

FROM node:24-bookworm-slim AS strapi
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE=de HOST=0.0.0.0 PORT=1337
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY apps/storefront/package.json apps/storefront/
COPY packages/bench/package.json packages/bench/
COPY packages/demo-catalogue/package.json packages/demo-catalogue/
COPY packages/illustrations/package.json packages/illustrations/
COPY cms/package.json cms/
RUN npm ci --omit=dev --workspace cms --include-workspace-root && npm cache clean --force
COPY --from=build /shop/cms cms
# Strapi writes uploads and a few files of its own beside its code.
RUN mkdir -p cms/public/uploads cms/.tmp cms/.strapi && chown -R node:node cms/public cms/.tmp cms/.strapi
USER node
WORKDIR /shop/cms
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/_health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/shop/node_modules/@strapi/strapi/bin/strapi.js", "start"]
