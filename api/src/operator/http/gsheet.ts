import type { FastifyInstance } from 'fastify'

import { sendAppError } from 'src/http/answers'
import { currentUser } from 'src/lib/auth'
import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { hashOfToken } from 'src/lib/protection/secrets'
import { senderOf } from 'src/lib/protection/sender'
import { asViewer, usableSessionOf } from 'src/lib/sessions/viewer'
import { feedFile } from 'src/services/reports/runs/feedFile'
import { ownReportFile } from 'src/services/reports/runs/ownReportFile'
import { can } from 'src/shared/access/permissions'
import { errorText } from 'src/shared/errorText'

const TOKEN = /^[\w-]{43}$/

const NOT_ATTACHED =
  'No Google account is attached. Open a saved report, choose "For a spreadsheet", and import that address: =IMPORTDATA("…").'

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="report.csv"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
}

/**
 * `/api/gsheet` (spec section 7). With `?token=…`, the address of a saved report, it answers the report as CSV, which a
 * spreadsheet imports; the token identifies the owner, whose rights of now count. Without a token, people with the
 * capability gsheet read why nothing is pushed to Google; a program of theirs with an access token reads a saved report
 * by `?report={id}`.
 */
export const gsheet = async (server: FastifyInstance) => {
  server.get<{ Querystring: { token?: unknown; report?: unknown } }>(
    '/api/gsheet',
    async (request, reply) => {
      const { token, report } = request.query
      if (token === undefined) {
        const session = await usableSessionOf(request.headers)
        if (!session)
          return reply
            .code(401)
            .send({ error: errorText('UNAUTHENTICATED', 'en') })
        try {
          return await asViewer(session, request, async () => {
            if (!can(currentUser(), 'gsheet')) throw new AppError('NOT_FOUND')
            if (!session.token || typeof report !== 'string')
              return reply.code(503).send({ error: NOT_ATTACHED })
            const file = await ownReportFile(report, session.language)
            return reply.headers(headers).send(file)
          })
        } catch (error) {
          return sendAppError(reply, error, 'en')
        }
      }
      const isToken = typeof token === 'string' && TOKEN.test(token)
      const isWithin =
        (await withinLimit('sheets-of-sender', senderOf(request.ip))) &&
        (!isToken ||
          (await withinLimit(
            'sheets-of-report',
            hashOfToken(token).toString('hex')
          )))
      if (!isWithin)
        return reply.code(429).send({ error: errorText('RATE_LIMITED', 'en') })
      const file = isToken ? await feedFile(token) : null
      if (!file) return reply.code(404).send({ error: 'Not found' })
      return reply.headers(headers).send(file)
    }
  )
}
