import type { FastifyInstance, FastifyReply } from 'fastify'

import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { senderOf } from 'src/lib/protection/sender'
import { asViewer, usableSessionOf } from 'src/lib/sessions/viewer'
import { langOfCookies } from 'src/lib/sessions/visitor'
import { eventCalendarFile } from 'src/services/learning/events/calendarFeed/eventCalendarFile'
import { feedOf } from 'src/services/learning/events/calendarFeed/feedOf'
import { errorText } from 'src/shared/errorText'

import { idIn, sendAppError } from './answers'

const TOKEN = /^[\w-]{43}$/

const sendCalendar = (reply: FastifyReply, text: string, name: string) =>
  reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(text)

/**
 * `/api/events.ics?token=…` is the address for calendar apps: it needs no session, because the token identifies the
 * owner. `/api/events/{id}/calendar` is one event's file, for signed-in users who may see the event.
 */
export const calendars = async (server: FastifyInstance) => {
  server.get<{ Querystring: { token?: unknown } }>(
    '/api/events.ics',
    async (request, reply) => {
      const { token } = request.query
      const isWithinLimit = await withinLimit(
        'calendar-feeds',
        senderOf(request.ip)
      )
      if (!isWithinLimit)
        return reply.code(429).send({ error: errorText('RATE_LIMITED', 'en') })
      const text =
        typeof token === 'string' && TOKEN.test(token)
          ? await feedOf(token)
          : null
      if (text === null) return reply.code(404).send({ error: 'Not found' })
      return sendCalendar(reply, text, 'sulong')
    }
  )

  server.get<{ Params: { id: string }; Querystring: { on?: string } }>(
    '/api/events/:id/calendar',
    async (request, reply) => {
      const lang = langOfCookies(request.headers.cookie)
      try {
        const session = await usableSessionOf(request.headers)
        if (!session) throw new AppError('UNAUTHENTICATED')
        if (!(await withinLimit('event-files-per-hour', session.id)))
          throw new AppError('RATE_LIMITED')
        const id = idIn(request.params.id)
        const on = idIn(request.query.on)
        const text = await asViewer(session, request, () =>
          eventCalendarFile(id, on || null)
        )
        return await sendCalendar(reply, text, `sulong-event-${id}`)
      } catch (error) {
        return sendAppError(reply, error, lang)
      }
    }
  )
}
