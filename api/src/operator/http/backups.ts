import type { FastifyInstance } from 'fastify'

import { idIn } from 'src/http/answers'
import { currentUser } from 'src/lib/auth'
import { db } from 'src/lib/db'
import { storage } from 'src/lib/files/storage/storage'
import { StoredFileMissing } from 'src/lib/files/storage/store'
import { logger } from 'src/lib/logger'
import { opensBackup, type LinkQuery } from 'src/lib/protection/signedLinks'
import { asViewer, usableSessionOf } from 'src/lib/sessions/viewer'
import { fileNameOf, storedKey } from 'src/services/operator/backups/backupRuns'
import { can } from 'src/shared/access/permissions'

/**
 * `/api/backups/{id}` sends a backup to the administrator to whom `createBackupLink` gave the address, in their own session
 * only.
 */
export const backups = async (server: FastifyInstance) => {
  server.get<{ Params: { id: string }; Querystring: LinkQuery }>(
    '/api/backups/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const notFound = () => reply.code(404).send({ error: 'Not found' })
      const session = await usableSessionOf(request.headers)
      const id = idIn(request.params.id)
      if (!session || session.actorUserId !== null) return notFound()
      const mayRead =
        opensBackup(id, request.query, session.id) &&
        (await asViewer(session, request, async () =>
          can(currentUser(), 'backup')
        ))
      const run = mayRead
        ? await db.backupRun.findUnique({ where: { id } })
        : null
      const key = run && storedKey(run)
      if (!key) return notFound()
      try {
        const stream = await storage().read(key)
        return await reply
          .headers({
            'content-type': 'application/octet-stream',
            'content-disposition': `attachment; filename="${fileNameOf(run)}"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
            'content-length': String(run.size),
          })
          .send(stream)
      } catch (error) {
        if (!(error instanceof StoredFileMissing)) throw error
        logger.error({ id }, 'the file of a backup is missing')
        return notFound()
      }
    }
  )
}
