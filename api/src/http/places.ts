import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { withinLimit } from 'src/lib/protection/rateLimit'
import { usableSessionOf } from 'src/lib/sessions/viewer'
import { langOfCookies } from 'src/lib/sessions/visitor'
import { listPlaces } from 'src/services/accounts/places/listPlaces'
import { errorText } from 'src/shared/errorText'

type Asked = { Params: { country?: string; state?: string } }

const CODE = /^[A-Za-z0-9-]{1,10}$/

/** `/api/places/…`: countries, states and cities for the address in a profile, for signed-in users. */
export const places = async (server: FastifyInstance) => {
  const answer = async (
    request: FastifyRequest<Asked>,
    reply: FastifyReply
  ) => {
    const refuse = (status: number, code: 'UNAUTHENTICATED' | 'RATE_LIMITED') =>
      reply.code(status).send({
        error: errorText(code, langOfCookies(request.headers.cookie)),
        code,
      })
    const session = await usableSessionOf(request.headers)
    if (!session) return refuse(401, 'UNAUTHENTICATED')
    if (!(await withinLimit('places-per-hour', session.id)))
      return refuse(429, 'RATE_LIMITED')

    const codes = Object.values(request.params)
    const isKnown = codes.every((code) => CODE.test(code))
    const { country, state } = request.params
    return reply
      .header('cache-control', 'private, max-age=3600')
      .send(
        isKnown
          ? await listPlaces({ country: country?.toUpperCase(), state })
          : []
      )
  }

  server.get<Asked>('/api/places/countries', answer)
  server.get<Asked>('/api/places/countries/:country/states', answer)
  server.get<Asked>(
    '/api/places/countries/:country/states/:state/cities',
    answer
  )
}
