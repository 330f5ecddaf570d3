# A member of the store in which the database nodes agree, from Debian's package.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends etcd-server \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data && chmod 700 /data
VOLUME /data
CMD ["etcd"]
