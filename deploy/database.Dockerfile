# A node of the database: PostgreSQL 15 under Patroni, with pgBackRest, from Debian's packages.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends patroni postgresql-15 pgbackrest python3-etcd python3-psycopg2 \
  && rm -rf /var/lib/apt/lists/*
COPY patroni.yml /etc/patroni/patroni.yml
RUN mkdir -p /data && chown postgres:postgres /data
USER postgres
VOLUME /data
CMD ["patroni", "/etc/patroni/patroni.yml"]
