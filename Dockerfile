# The steps of the README, in a container: install, build, start. The base image exists for x64 and arm64.
FROM node:20-bookworm-slim

WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm run build \
  && npm cache clean --force \
  && mkdir /data \
  && chown node:node /data

# What is built belongs to root, and the server cannot change it; it writes to /data alone.
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
