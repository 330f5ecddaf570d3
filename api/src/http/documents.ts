import type { FastifyInstance } from 'fastify'

import { layOutCertificate } from 'src/documents/certificatePdf'
import { layOutPdf } from 'src/documents/pdf'
import { AppError } from 'src/lib/errors'
import { createWorkshop } from 'src/lib/protection/gate'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { asViewer, usableSessionOf } from 'src/lib/sessions/viewer'
import { langOfCookies } from 'src/lib/sessions/visitor'
import { payoutStatement } from 'src/services/affiliates/payouts/payoutStatement'
import { acknowledgementReceipt } from 'src/services/billing/documents/acknowledgementReceipt'
import { memberAccount } from 'src/services/billing/documents/memberAccount'
import { statementOfAccount } from 'src/services/billing/documents/statementOfAccount'
import { certificateDocument } from 'src/services/learning/certificates/certificateDocument'
import type { Lang } from 'src/shared/text/language'

import { idIn, sendAppError } from './answers'

type Document = { number: string; layOut: () => Promise<Buffer> }
type Kind = (id: number, lang: Lang) => Promise<Document>

const kindOf =
  <Content extends { number: string }>(
    read: (id: number, lang: Lang) => Promise<Content>,
    layOut: (content: Content) => Promise<Buffer>
  ): Kind =>
  async (id, lang) => {
    const content = await read(id, lang)
    return { number: content.number, layOut: () => layOut(content) }
  }

/** The kinds of documents. Each is about one record: an invoice, a payment, a user, a payout or a finished
 * course. */
const kinds: Record<string, Kind> = {
  statements: kindOf(statementOfAccount, layOutPdf),
  receipts: kindOf(acknowledgementReceipt, layOutPdf),
  accounts: kindOf(memberAccount, layOutPdf),
  payouts: kindOf(payoutStatement, layOutPdf),
  certificates: kindOf(certificateDocument, layOutCertificate),
}

/** A person who opens many documents at once takes the processor from nobody. */
const layOuts = createWorkshop()

/** `/api/documents/{kind}/{id}` returns PDF documents in the viewer's language to users who may read the record. */
export const documents = async (server: FastifyInstance) => {
  server.get<{ Params: { kind: string; id: string } }>(
    '/api/documents/:kind/:id',
    async (request, reply) => {
      const lang = langOfCookies(request.headers.cookie)
      const { kind } = request.params
      const id = idIn(request.params.id)
      try {
        const session = await usableSessionOf(request.headers)
        if (!session) throw new AppError('UNAUTHENTICATED')
        if (!(await withinLimit('documents-per-hour', session.id)))
          throw new AppError('RATE_LIMITED')
        if (!Object.hasOwn(kinds, kind)) throw new AppError('NOT_FOUND')

        const document = await asViewer(session, request, () =>
          kinds[kind](id, lang)
        )
        const bytes = await layOuts(session.id, document.layOut)
        return await reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': `inline; filename="${document.number}.pdf"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          })
          .send(bytes)
      } catch (error) {
        return sendAppError(reply, error, lang)
      }
    }
  )
}
