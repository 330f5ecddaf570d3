import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { Server, type Upload } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { storeOfParts } from 'src/lib/files/storage/parts'
import { incomingFolder, newStorageKey } from 'src/lib/files/storage/storage'
import { langOfCookies } from 'src/lib/sessions/visitor'
import { LARGE_UPLOAD_LIMIT_BYTES, uploadRefusal } from 'src/shared/uploads'

import { Refused, refusalOf, sendRefusal } from './refusals'
import { sendStoredFile } from './serve'
import { storeUpload } from './storeUpload'
import { senderOf, uploaderOf, type Sender } from './uploader'
import { createUploadLocks } from './uploadLocks'

/** The sender of each request, kept here because tus passes none of our data to its callbacks. */
const senders = new WeakMap<IncomingMessage, Sender>()

/** An upload's id: the owner's id and the key under which the upload will be stored. */
const UPLOAD_ID = /^(\d+)-([0-9a-f]{32})$/

const ownerOf = (uploadId: string) => Number(UPLOAD_ID.exec(uploadId)?.[1])
const storageKeyOf = (uploadId: string) => UPLOAD_ID.exec(uploadId)?.[2] ?? ''

const metadataOf = ({ metadata }: Pick<Upload, 'metadata'>) => ({
  name: metadata?.filename ?? '',
  sha256: metadata?.sha256 ?? undefined,
})

const asTusError = (error: unknown, req: IncomingMessage) => {
  // Errors of tus itself (a wrong offset, an unknown upload) have their own status.
  const own = error as { status_code?: number; body?: string }
  if (own.status_code)
    return { status_code: own.status_code, body: own.body ?? '' }
  const { status, body } = refusalOf(error, langOfCookies(req.headers.cookie))
  return { status_code: status, body: JSON.stringify(body) }
}

const checkNew = async (
  req: IncomingMessage,
  res: ServerResponse,
  upload: Upload
) => {
  const uploader = await uploaderOf(senders.get(req) as Sender)
  const { name } = metadataOf(upload)
  const size = upload.size ?? Infinity
  const refusal = uploadRefusal({ name, size }, uploader)
  const isBeyond = refusal === 'FILE_TOO_LARGE' && uploader.isAdmin
  if (refusal) throw new Refused(isBeyond ? 'FILE_BEYOND_LIMIT' : refusal)
  return { res }
}

/** Another user's upload is not found. */
const checkOwn = async (
  req: IncomingMessage,
  _res: ServerResponse,
  id: string
) => {
  if (ownerOf(id) !== senders.get(req)?.id) throw new Refused('NOT_FOUND')
}

const tusServer = () =>
  new Server({
    path: '/api/uploads',
    datastore: storeOfParts(),
    locker: createUploadLocks(),
    relativeLocation: true,
    maxSize: LARGE_UPLOAD_LIMIT_BYTES,
    namingFunction: (req) => `${senders.get(req)?.id}-${newStorageKey()}`,
    getFileIdFromRequest: (_req, last) =>
      last && UPLOAD_ID.test(last) ? last : undefined,
    onIncomingRequest: checkOwn,
    onUploadCreate: checkNew,
    onUploadFinish: async (_req, res, upload) => {
      const stored = await storeUpload({
        file: path.join(incomingFolder(), upload.id),
        storageKey: storageKeyOf(upload.id),
        ownerId: ownerOf(upload.id),
        ...metadataOf(upload),
      }).finally(() => deleteUploadInfo(upload.id))
      return {
        res,
        status_code: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(stored),
      }
    },
    onResponseError: async (req, _res, error) => asTusError(error, req),
  })

const deleteUploadInfo = async (uploadId: string) => {
  const { configstore } = storeOfParts()
  await configstore.delete(uploadId)
}

/**
 * Copies the headers that Fastify's hooks have set, and drops the CORS headers of tus, which other origins do not need.
 */
const forwardHeaders = (reply: FastifyReply) => {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  const setHeader = raw.setHeader.bind(raw)
  raw.setHeader = (name, value) =>
    name.toLowerCase().startsWith('access-control-')
      ? raw
      : setHeader(name, value)
}

/**
 * `/api/uploads` accepts larger files by the tus protocol 1.0.0 (tus.io): an upload is created with name and size, sent
 * in parts, and resumed after a lost connection. The response to the last part is the stored file.
 */
export const resumableUploads = async (server: FastifyInstance) => {
  const tus = tusServer()
  // The library reads the body itself.
  server.addContentTypeParser(
    'application/offset+octet-stream',
    (_request, _payload, done) => done(null)
  )

  const handle = async (
    { raw }: FastifyRequest,
    reply: FastifyReply
  ): Promise<void> => {
    try {
      senders.set(raw, await senderOf(raw.headers))
    } catch (error) {
      const lang = langOfCookies(raw.headers.cookie)
      return sendRefusal(reply, error, lang)
    }
    reply.hijack()
    forwardHeaders(reply)
    delete raw.headers['x-http-method-override']
    await tus.handle(raw, reply.raw)
  }
  server.post('/api/uploads', handle)
  // Every request of the protocol names its version; others ask for a stored file.
  server.head('/api/uploads/:id', (request, reply) =>
    request.headers['tus-resumable']
      ? handle(request, reply)
      : sendStoredFile(request, reply)
  )
  server.patch('/api/uploads/:id', handle)
  server.delete('/api/uploads/:id', handle)
}
