# The packages of the sources. Of each folder only its package.json, so that this step is cached until one changes.
FROM node:24-slim AS install
WORKDIR /larder
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY shell/package.json shell/
COPY mfe-shared/package.json mfe-shared/
COPY mfe-storefront/package.json mfe-storefront/
COPY mfe-store-admin/package.json mfe-store-admin/
COPY mfe-platform-admin/package.json mfe-platform-admin/
COPY clients/typescript/package.json clients/typescript/
COPY e2e/no-next e2e/no-next
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM install AS build
# The commit, as git is not here, for the attestation of what is built.
ARG SOURCE_COMMIT
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /larder
COPY --from=build /larder/build ./
RUN mkdir var && chown node:node var
VOLUME /larder/var
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "server/health-check.js"]
CMD ["node", "--max-semi-space-size=16", "server/main.js"]
