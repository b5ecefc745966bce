# Shows a site while it is written, for the folder of a site that `signalpost init` has begun:
#   docker build -f preview.Dockerfile -t docs-preview . && docker run --rm -p 8080:8080 -v "$PWD/content:/site/content" docs-preview
FROM node:22-slim
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY --chown=node package.json package-lock.json* ./
RUN chown node . && su node -c 'if [ -f package-lock.json ]; then npm ci; else npm install; fi'
COPY --chown=node . .
USER node
EXPOSE 8080
CMD ["npx", "--no-install", "signalpost", "preview", "--host", "0.0.0.0", "--port", "8080"]
