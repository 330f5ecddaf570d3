import type { StoredFile } from '@prisma/client'

import type { CurrentUser } from 'src/lib/auth'
import { command } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'

const NOTE = command(`
  INSERT INTO "LessonFileDownload" ("userId", "lessonFileId")
  SELECT $1::int, id FROM "LessonFile" WHERE "fileId" = $2::int AND "isDownloadable" AND category <> 'images'
  ON CONFLICT DO NOTHING`)

/**
 * Notes that a learner has a file of a lesson, because the refund policy asks for it. Pictures stand in the lesson itself
 * and are not noted, nor is anything while staff act as the learner.
 */
export const noteDownload = async (
  viewer: CurrentUser | null | undefined,
  { id, mime, visibility }: StoredFile
) => {
  if (!viewer || viewer.isImpersonating) return
  if (visibility === 'PUBLIC' || mime.startsWith('image/')) return
  await NOTE.run(pool, [viewer.id, id])
}
