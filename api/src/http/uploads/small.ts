import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

import { incomingFolder, newStorageKey } from 'src/lib/files/storage/storage'
import { langOfCookies } from 'src/lib/sessions/visitor'
import {
  extensionOf,
  formExtensions,
  isPictureName,
  UPLOAD_LIMIT_BYTES,
} from 'src/shared/uploads'

import { Refused, sendRefusal } from './refusals'
import { storeUpload } from './storeUpload'
import { senderOf, uploaderOf } from './uploader'

/**
 * `/api/upload-file` accepts one picture or PDF from a signed-in user. The file streams to disk, so memory use stays
 * flat.
 */
/** Browsers write quotation marks and line breaks of a file's name in this way, and nothing else. */
const unescapedName = (name: string) =>
  name.replace(/%(22|0A|0D)/g, (escaped) => decodeURIComponent(escaped))

export const smallUploads = async (server: FastifyInstance) => {
  await server.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 5, parts: 6 },
  })

  server.post(
    '/api/upload-file',
    { bodyLimit: UPLOAD_LIMIT_BYTES + 1024 * 1024 },
    async (request, reply) => {
      const storageKey = newStorageKey()
      const file = path.join(incomingFolder(), storageKey)
      try {
        const sender = await senderOf(request.headers)
        await uploaderOf(sender)
        const part = await request.file()
        if (!part) throw new Refused('FILE_EMPTY')
        const name = unescapedName(part.filename)
        if (!formExtensions.includes(extensionOf(name)) && !isPictureName(name))
          throw new Refused('FILE_TYPE')

        // Refuses the file as soon as the limit is reached, because the rest may never end.
        part.file.once('limit', () =>
          part.file.destroy(new Refused('FILE_TOO_LARGE'))
        )
        await pipeline(part.file, fs.createWriteStream(file))
        const stored = await storeUpload({
          file,
          storageKey,
          name,
          ownerId: sender.id,
          extensions: formExtensions,
        })
        return await reply.code(201).send(stored)
      } catch (error) {
        await fs.promises.rm(file, { force: true })
        const lang = langOfCookies(request.headers.cookie)
        return sendRefusal(reply.header('connection', 'close'), error, lang)
      }
    }
  )
}
