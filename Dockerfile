# syntax=docker/dockerfile:1
# The product in one image, run as an ordinary user. Records, releases and uploads lie in /data.
FROM node:26-slim
WORKDIR /product

COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && npm run build -- --all && mkdir /data && chown node:node /data

ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=2", "server/dist/main.js"]
