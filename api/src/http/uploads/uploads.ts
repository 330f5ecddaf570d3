import type { FastifyInstance } from 'fastify'

import { resumableUploads } from './resumable'
import { storedFiles } from './serve'
import { smallUploads } from './small'

/** Files come in and go out here; where they lie is lib/storage's affair. */
export const uploads = async (server: FastifyInstance) => {
  await server.register(smallUploads)
  await server.register(resumableUploads)
  await server.register(storedFiles)
}
