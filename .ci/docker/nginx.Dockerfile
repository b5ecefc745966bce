# Builds a site and serves it with nginx, for the folder of a site that `signalpost init` has begun:
#   docker build -f nginx.Dockerfile -t docs . && docker run --rm -p 8080:8080 docs
FROM node:22-slim AS build
# The dates of pages come from the version history.
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json* ./
RUN if [ -f package-lock.json ]; then npm ci; else npm install; fi
COPY . .
RUN npx --no-install signalpost build

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /site/dist/site /srv/site
COPY --from=build /site/dist/site.host /srv/site.host
# Files of this folder are included in the http block.
RUN printf '%s\n' \
  'include /srv/site.host/redirects.nginx.conf;' \
  'server { listen 8080; server_name _; root /srv/site; include /srv/site.host/headers.nginx.conf; }' \
  > /etc/nginx/conf.d/default.conf
EXPOSE 8080
