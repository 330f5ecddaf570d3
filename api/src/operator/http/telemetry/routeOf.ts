import type { FastifyRequest } from 'fastify'

/** The route's pattern, never the address, which may name a person. */
export const routeOf = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url ?? 'none'
