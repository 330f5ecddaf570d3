import type { StoredFile } from '@prisma/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'

import { getCurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { storage } from 'src/lib/files/storage/storage'
import { StoredFileMissing, type ByteRange } from 'src/lib/files/storage/store'
import { logger } from 'src/lib/logger'
import { opensFile, type LinkQuery } from 'src/lib/protection/signedLinks'
import { usableSessionOf } from 'src/lib/sessions/viewer'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import { shownFile } from 'src/services/accounts/files/shownFile'
import { noteDownload } from 'src/services/learning/lessons/lessonFiles/noteDownload'
import { isShowable } from 'src/shared/uploads'

import { idIn } from '../answers'

const headersOf = ({ mime, name, visibility }: StoredFile) => ({
  'content-type': mime,
  'content-disposition': `${isShowable(mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
  'cache-control':
    visibility === 'PUBLIC' ? 'public, max-age=86400' : 'private, max-age=600',
})

/** The requested range; undefined for the whole file, null if it is outside the file. */
const rangeIn = (
  header: string | undefined,
  size: number
): ByteRange | undefined | null => {
  if (!header) return undefined
  const ranges = parseRange(size, header, { combine: true })
  if (ranges === -1) return null
  // For several ranges, or an unknown unit, RFC 9110 14.2 allows sending the whole file.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined
  const [{ start, end }] = ranges
  return { start, end }
}

const sendFile = async (
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile
) => {
  const isHead = method === 'HEAD'
  // RFC 9110 14.2 defines a range for GET only.
  const range = isHead ? undefined : rangeIn(headers.range, file.size)
  if (range === null)
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .send({ error: 'Range Not Satisfiable' })

  const stream = await storage().read(file.storageKey, range)
  reply.headers(headersOf(file))
  if (isHead) {
    stream.destroy()
    return reply.header('content-length', file.size).send()
  }
  if (!range) return reply.header('content-length', file.size).send(stream)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream)
}

/**
 * Sends a file to users who may read it, or to the holder of a signed link. HEAD gets only its headers (RFC 9110
 * 9.3.2).
 */
export const sendStoredFile = async (
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const session = await usableSessionOf(request.headers)
  const id = idIn((request.params as { id: string }).id)
  const file = await db.storedFile.findUnique({ where: { id } })
  const viewer = session && (await getCurrentUser(session))
  const mayRead =
    file !== null &&
    (opensFile(id, request.query as LinkQuery, session?.id) ||
      (await mayReadFile(viewer, file)))
  if (!mayRead) return reply.code(404).send({ error: 'Not found' })
  try {
    const shown = await shownFile(viewer, file)
    if (!shown) return await reply.code(404).send({ error: 'Not found' })
    if (request.method === 'GET') await noteDownload(viewer, file)
    return await sendFile(request, reply, shown)
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    logger.error({ fileId: id }, 'stored file is missing')
    return reply.code(404).send({ error: 'Not found' })
  }
}

/** `/api/uploads/{id}` sends a file. HEAD belongs to resumable uploads, too, and is answered there. */
export const storedFiles = async (server: FastifyInstance) => {
  server.get('/api/uploads/:id', { exposeHeadRoute: false }, sendStoredFile)
}
