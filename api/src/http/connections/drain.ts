import type { FastifyInstance } from 'fastify'

type DrainOptions = {
  /** Resolves once the balancers have seen that the copy is not ready. */
  pause: () => Promise<void>
  /** Ends the answers that would never end by themselves, after the pause. */
  endStreams?: () => unknown
  /** Requests that have not ended then are cut, such as a body that never ends. */
  patienceMs: number
}

/**
 * Takes a server out of service without a failed request: readiness says 503 while requests are still answered, each of
 * which ends its connection; then streams end, so that their browsers open them at another copy, the port closes and the
 * last requests are waited for.
 */
export const drainable = (
  server: FastifyInstance,
  { pause, endStreams, patienceMs }: DrainOptions
) => {
  let isDraining = false
  server.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return {
    isDraining: () => isDraining,
    drain: async () => {
      isDraining = true
      await pause()
      endStreams?.()
      const cut = setTimeout(
        () => server.server.closeAllConnections(),
        patienceMs
      )
      await server.close()
      clearTimeout(cut)
    },
  }
}
