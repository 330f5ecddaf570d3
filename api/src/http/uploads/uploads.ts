import type { FastifyInstance } from 'fastify'

import { resumableUploads } from './resumable'
import { storedFiles } from './serve'
import { smallUploads } from './small'

/** The routes for uploads and downloads; lib/files/storage stores the files. */
export const uploads = async (server: FastifyInstance) => {
  await server.register(smallUploads)
  await server.register(resumableUploads)
  await server.register(storedFiles)
}
