import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

import { getCurrentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { logger } from 'src/lib/logger'
import { withinLimit } from 'src/lib/rateLimit'
import { sessionOf } from 'src/lib/sessions'
import { newPlace, pathOf } from 'src/lib/storage'
import { langOfCookies } from 'src/lib/visitor'
import { mayReadFile } from 'src/services/accounts/files/mayReadFile'
import type { ErrorCode } from 'src/shared/errors'
import { errorText } from 'src/shared/errorText'
import { extensionOf, UPLOAD_LIMIT_BYTES } from 'src/shared/uploads'

const UPLOADS = { limit: 60, seconds: 60 * 60 }

const refusals: Record<string, number> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  TOO_MANY_ATTEMPTS: 429,
}

/** What an extension's first bytes must say; a name alone proves nothing (security S-51). */
const kindsByExtension: Record<string, string[]> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  pdf: ['application/pdf'],
}

class Refused extends Error {
  constructor(readonly code: ErrorCode) {
    super(code)
  }
}

// Control characters and paths have no place in a name that is later shown and downloaded by.
const cleanName = (name: string) =>
  (name.split(/[\\/]/).pop() ?? '').replace(/\p{Cc}/gu, '').slice(-120)

/** Streams to disk while counting and hashing: memory stays flat whatever arrives. */
const receive = async (
  stream: NodeJS.ReadableStream & { truncated?: boolean },
  half: string
) => {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(stream, meter, fs.createWriteStream(half))
  if (stream.truncated) throw new Refused('FILE_TOO_LARGE')
  if (size === 0) throw new Refused('FILE_EMPTY')
  return { size, sha256: hash.digest('hex') }
}

const checkKind = async (half: string, extension: string) => {
  const { fileTypeFromFile } = await import('file-type')
  const kind = await fileTypeFromFile(half)
  if (!kind || !kindsByExtension[extension]?.includes(kind.mime))
    throw new Refused('FILE_TYPE')
  return kind.mime
}

/** `/api/upload-file` takes one picture or PDF of a signed-in user; `/api/uploads/{id}` gives files to who may read them. */
export const uploads = async (server: FastifyInstance) => {
  await server.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 5, parts: 6 },
  })

  server.post(
    '/api/upload-file',
    { bodyLimit: UPLOAD_LIMIT_BYTES + 1024 * 1024 },
    async (request, reply) => {
      const lang = langOfCookies(request.headers.cookie)
      const storageKey = randomBytes(16).toString('hex')
      const { target, half } = newPlace(storageKey)
      try {
        const session = await sessionOf(request.headers)
        if (!session) throw new Refused('UNAUTHENTICATED')
        const isPatient = await withinLimit(`upload:${session.id}`, UPLOADS)
        if (!isPatient) throw new Refused('TOO_MANY_ATTEMPTS')
        const part = await request.file()
        if (!part) throw new Refused('FILE_EMPTY')
        const name = cleanName(part.filename)
        const extension = extensionOf(name)
        if (!Object.hasOwn(kindsByExtension, extension))
          throw new Refused('FILE_TYPE')

        const { size, sha256 } = await receive(part.file, half)
        const mime = await checkKind(half, extension)
        await fs.promises.rename(half, target)
        const { id } = await db.storedFile.create({
          data: {
            storageKey,
            name,
            extension,
            mime,
            size,
            sha256,
            ownerId: session.id,
          },
        })
        return reply
          .code(201)
          .send({ id, name, size, url: `/api/uploads/${id}` })
      } catch (error) {
        await fs.promises.rm(half, { force: true })
        const code =
          error instanceof Refused
            ? error.code
            : (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
              ? 'FILE_TOO_LARGE'
              : null
        if (!code) throw error
        return reply
          .code(refusals[code] ?? 400)
          .send({ error: errorText(code, lang), code })
      }
    }
  )

  server.get<{ Params: { id: string } }>(
    '/api/uploads/:id',
    async (request, reply) => {
      const session = await sessionOf(request.headers)
      const viewer = session ? await getCurrentUser(session) : null
      const id = /^\d{1,9}$/.test(request.params.id)
        ? Number(request.params.id)
        : 0
      const file = await db.storedFile.findUnique({ where: { id } })
      if (!file || !(await mayReadFile(viewer, file)))
        return reply.code(404).send({ error: 'Not found' })

      const isPicture = file.mime.startsWith('image/')
      const stream = fs.createReadStream(pathOf(file.storageKey))
      stream.on('error', (error) =>
        logger.error({ error, fileId: id }, 'stored file is missing')
      )
      return reply
        .headers({
          'content-type': file.mime,
          'content-length': file.size,
          'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control':
            file.visibility === 'PUBLIC'
              ? 'public, max-age=86400'
              : 'private, max-age=600',
        })
        .send(stream)
    }
  )
}
