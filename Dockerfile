# The steps of docs/deploy.md in a container; scripts/commands/deployCheck.mjs runs the same ones without it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV COREPACK_ENABLE_DOWNLOAD_PROMPT=0
RUN corepack enable
COPY package.json yarn.lock .yarnrc.yml redwood.toml prisma.config.ts codegen.yml graphql.config.js .env.defaults .env.yarn ./
COPY api/package.json api/prisma.config.ts api/
COPY api/db api/db
COPY web/package.json web/
COPY scripts/database scripts/database
RUN yarn install --immutable
COPY api api
COPY web web
COPY scripts scripts
RUN yarn build

FROM node:24-bookworm-slim
WORKDIR /app
# Two arenas of malloc for all threads: each keeps freed memory of its own (docs/performance.md).
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production PORT=8910 STORAGE_PATH=/data/files COREPACK_ENABLE_DOWNLOAD_PROMPT=0
RUN corepack enable && mkdir -p /data/files && chown node:node /data/files
COPY --from=build --chown=node:node /app /app
USER node
EXPOSE 8910
VOLUME /data
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:8910/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--max-old-space-size=512", "api/dist/server.js"]
