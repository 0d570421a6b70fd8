# Not built where this repository's tests run: see docs/operations.md, "Containers".
# Both the same, by digest: a tag can be moved.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --ignore-scripts --workspaces=false --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
RUN useradd --system --uid 10001 --home-dir /app hooksmith && install -d -o hooksmith -g hooksmith /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The commands (admin, backup, restore) run from the sources: this Node reads TypeScript.
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
USER hooksmith
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]
