import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { currentUser } from 'src/lib/auth'
import { hasReplica } from 'src/lib/database/replica/staffPool'
import { AppError } from 'src/lib/errors'
import { mimeOf } from 'src/lib/files/content/mimeOf'
import { readSpreadsheet } from 'src/lib/files/spreadsheet/readSpreadsheet'
import { incomingFolder, newStorageKey } from 'src/lib/files/storage/storage'
import { withinLimit } from 'src/lib/protection/rateLimit'
import { noteChange } from 'src/lib/sessions/lastChange'
import { asViewer, usableSessionOf } from 'src/lib/sessions/viewer'
import { langOfCookies } from 'src/lib/sessions/visitor'
import { mayImport } from 'src/services/settings/imports/importActor'
import { importReport } from 'src/services/settings/imports/importReport'
import {
  receiveImport,
  type UnknownHeadings,
} from 'src/services/settings/imports/receiveImport'
import { can } from 'src/shared/access/permissions'
import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import type { FileSheet } from 'src/shared/settings/imports/assignRows'
import { imports as paths } from 'src/shared/settings/imports/paths'
import { sheetsOfBody } from 'src/shared/settings/imports/sheetsOfBody'
import {
  IMPORT_COLUMNS,
  IMPORT_ROWS,
} from 'src/shared/settings/imports/templates'
import { extensionOf, UPLOAD_LIMIT_BYTES } from 'src/shared/uploads'

/** The largest file of an administrator. */
const ADMIN_LIMIT_BYTES = 64 * 1024 * 1024

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_WHILE_IMPERSONATING: 403,
  NOT_FOUND: 404,
  IMPORT_FILE_TWICE: 409,
  IMPORT_CHANGED_SINCE: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  RATE_LIMITED: 429,
}

type Session = NonNullable<Awaited<ReturnType<typeof usableSessionOf>>>
type Received = { fileName: string; sheets: FileSheet[] }

const withSession = async ({ headers }: FastifyRequest) => {
  const session = await usableSessionOf(headers)
  if (!session) throw new AppError('UNAUTHENTICATED')
  if (session.actorUserId !== null)
    throw new AppError('NOT_WHILE_IMPERSONATING')
  if (!(await withinLimit('imports-per-hour', session.id)))
    throw new AppError('RATE_LIMITED')
  return session
}

/** Files over 10 MB must be uploaded by the admin (spec section 5). */
const limitOf = () =>
  can(currentUser(), 'uploadLargeFiles')
    ? ADMIN_LIMIT_BYTES
    : UPLOAD_LIMIT_BYTES

/** Requires the right, and a body within the limit, before a byte of the body is read. */
const requireImporter = (session: Session, request: FastifyRequest) =>
  asViewer(session, request, async () => {
    const { kind } = paths[request.routeOptions.url ?? '']
    const viewer = currentUser()
    if (!viewer.pageAccess.uploadContents || !mayImport(viewer, kind))
      throw new AppError('FORBIDDEN')
    const length = Number(request.headers['content-length'] ?? Infinity)
    const isFile = request.isMultipart()
    if (!isFile && length > limitOf()) throw new AppError('FILE_TOO_LARGE')
    return limitOf()
  })

/** A row of headings comes above those that are imported. */
const LIMITS = {
  rows: IMPORT_ROWS + 1,
  columns: IMPORT_COLUMNS,
  bytes: 64 * 1024 * 1024,
}

const readFile = async (
  request: FastifyRequest,
  { session, bytes }: { session: Session; bytes: number }
): Promise<Received> => {
  const part = await request.file({ limits: { fileSize: bytes } })
  if (!part) throw new AppError('FILE_EMPTY')
  const extension = extensionOf(part.filename)
  if (!['xlsx', 'csv'].includes(extension)) throw new AppError('FILE_TYPE')
  const file = path.join(incomingFolder(), newStorageKey())
  try {
    part.file.once('limit', () =>
      part.file.destroy(new AppError('FILE_TOO_LARGE'))
    )
    await pipeline(part.file, fs.createWriteStream(file))
    if (!(await mimeOf(file, extension))) throw new AppError('FILE_TYPE')
    const sheets = await readSpreadsheet(file, extension, {
      limits: LIMITS,
      senderId: session.id,
    }).catch(() => {
      throw new AppError('IMPORT_UNREADABLE')
    })
    return { fileName: part.filename, sheets }
  } finally {
    await fs.promises.rm(file, { force: true })
  }
}

const readBody = ({ body }: FastifyRequest): Received => {
  const sheets = sheetsOfBody(body)
  if (!sheets) throw new AppError('IMPORT_UNREADABLE')
  const { fileName } = body as { fileName?: unknown }
  return { fileName: typeof fileName === 'string' ? fileName : '', sheets }
}

const sendRefusal = (
  reply: FastifyReply,
  error: unknown,
  request: FastifyRequest
) => {
  const code = (error as Partial<AppError>).extensions?.code as
    | ErrorCode
    | undefined
  if (!code) throw error
  const { headings } = error as Partial<UnknownHeadings>
  return reply
    .code(statuses[code] ?? 422)
    .header('connection', 'close')
    .send({
      error: errorText(code, langOfCookies(request.headers.cookie)),
      code,
      headings,
    })
}

type Options = { apply?: string; queue?: string; mailsCredentials?: string }

/**
 * The five import paths of the specification (section 7). They take a file, or JSON with `rows` or `sheets`, check the
 * rows, and answer with the run's id and its report; with `?apply=true` they also apply a run without errors, otherwise
 * they answer 422, or 202 while a job still writes the rows. With `?queue=true`, as the page asks, a job checks the rows.
 */
export const imports = async (server: FastifyInstance) => {
  await server.register(multipart, {
    limits: { fileSize: ADMIN_LIMIT_BYTES, files: 1, fields: 5, parts: 6 },
  })
  const limits = new WeakMap<
    FastifyRequest,
    { session: Session; bytes: number }
  >()
  for (const [url, { kind, mode }] of Object.entries(paths))
    server.post<{ Querystring: Options }>(
      url,
      {
        bodyLimit: ADMIN_LIMIT_BYTES + 1024 * 1024,
        onRequest: async (request, reply) => {
          try {
            const session = await withSession(request)
            const bytes = await requireImporter(session, request)
            limits.set(request, { session, bytes })
          } catch (error) {
            return sendRefusal(reply, error, request)
          }
        },
      },
      async (request, reply) => {
        const { session, bytes } = limits.get(request)!
        const { apply, queue, mailsCredentials } = request.query
        try {
          const received = request.isMultipart()
            ? await readFile(request, { session, bytes })
            : readBody(request)
          return await asViewer(session, request, async () => {
            const id = await receiveImport(
              { kind, mode, ...received },
              { checks: queue === 'true' }
            )
            if (queue === 'true') return reply.code(202).send({ id })
            const report = await importReport(id, {
              applies: apply === 'true',
              mailsCredentials: mailsCredentials === 'true',
            })
            if (hasReplica) noteChange(reply)
            const isWaiting = report.status === 'APPLYING'
            return reply
              .code(report.code ? 422 : isWaiting ? 202 : 201)
              .send(report)
          })
        } catch (error) {
          return sendRefusal(reply, error, request)
        }
      }
    )
}
